import { mount } from 'svelte';
import './app.css';
import './table.css';
import App from './App.svelte';
import { followLinks } from './lib/router.svelte';

followLinks();
const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');

import { afterPaint } from './later';

const NAME = 'Heldenrunde';

/** The newest one: what was to be drawn before a page was hidden is only drawn when it is back. */
let wanted = '';

export function title(...parts: string[]): void {
  wanted = [...parts.filter(Boolean), NAME].join(' · ');
  afterPaint(() => (document.title = wanted));
}

export function canNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

export async function allowNotifications(): Promise<void> {
  await Notification.requestPermission();
}

/** Only for who has allowed it and looks elsewhere. */
export function notify(text: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const shown = new Notification(NAME, { body: text, icon: '/icon-192.png', tag: 'turn' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

// boardgame.io's own server as its documentation has it: Koa, socket.io, the in-memory store. `node server.js PORT`
const { Server, Origins } = require('boardgame.io/server');
const { Climbing } = require('./game');

const server = Server({ games: [Climbing], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log('ready'));

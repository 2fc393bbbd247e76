// A server of one's own: `node deploy/edge/server.js` behind nginx or Caddy, which send the files (deploy/nginx.conf, Caddyfile).
import { createServer } from 'node:http';

import { answer } from '../../dist-edge/answer.js';
import { handle } from './node.js';

// With 503 the web server takes its own file.
createServer((request, response) => {
  const fail = () => response.writeHead(503).end();
  handle(answer, request, response, fail).catch(fail);
}).listen(Number(process.env.PORT ?? 8787), '127.0.0.1');

// A server of one's own: `node deploy/edge/server.js` behind nginx or Caddy, which send the files (deploy/nginx.conf, Caddyfile).
import { createServer } from 'node:http';

import { answer } from '../../dist-edge/answer.js';
import { handle } from './node.js';

const { PORT = '8787', HOST = '127.0.0.1' } = process.env;

// With 503 the web server takes its own file.
createServer(
  (request, response) =>
    void handle(answer, request, response, () => response.writeHead(503).end()),
).listen(Number(PORT), HOST);

// Node.js: `npm start`, `npm run preview` and server.js call this in front of the files of the build, which `next` sends.
const ANSWERED = /^\/(?:sitemap[\w-]*\.xml)?$/;

export async function handle(answer, { method, headers, url }, outgoing, next) {
  const address = new URL(url, `${headers['x-forwarded-proto'] ?? 'http'}://${headers.host}`);
  const asked = ANSWERED.test(address.pathname) && new Request(address, { method });
  const response = asked && (await answer(asked));
  if (!response) return next();
  const body = Buffer.from(await response.arrayBuffer());
  return outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
}

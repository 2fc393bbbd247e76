// Node.js: `npm start`, `npm run preview` and deploy/edge/server.js call this in front of the files of the build.
const ANSWERED = /^\/(?:sitemap[\w-]*\.xml)?$/;

/** `next` sends the file of the build. */
export async function handle(answer, incoming, outgoing, next) {
  try {
    const { method, headers } = incoming;
    const protocol = headers['x-forwarded-proto'] ?? 'http';
    const url = new URL(incoming.url, `${protocol}://${headers.host}`);
    const response = ANSWERED.test(url.pathname) && (await answer(new Request(url, { method })));
    if (!response) {
      next();
      return;
    }
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
  } catch (error) {
    console.error(error);
    next();
  }
}

import { createServer } from 'node:http';

import { listen } from '../../../../scripts/backend/gateway/listen.ts';
import { siteAnswers } from '../hostedSite.ts';

export interface UnreliableSite {
  address: string;
  /** The paths of all requests so far. */
  requests: string[];
  /** Serves another build from now on. */
  publish: (folder: string) => Promise<void>;
  /** Serves this one file of another build, as during an upload. */
  publishFile: (file: string, folder: string) => Promise<void>;
  /** Takes requests and never answers them. */
  fallSilent: () => void;
  /** Answers every request with this status, as a host does that is out of order. */
  failWith: (status: number) => void;
  /** Nobody listens any more. */
  stop: () => Promise<void>;
}

/** Serves a built shop below `path`, as a host with `_headers` does, until it is told otherwise. */
export async function unreliableSite(folder: string, path = '/'): Promise<UnreliableSite> {
  let answer = await siteAnswers(folder, 'header');
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    requests.push(url);
    request.url = url.replace(path, '/');
    answer(request, response);
  });
  const port = await listen(server, '127.0.0.1', 0);
  return {
    address: `http://127.0.0.1:${port}${path}`,
    requests,
    publish: async (next) => void (answer = await siteAnswers(next, 'header')),
    publishFile: async (file, next) => {
      const [rest, answerFile] = [answer, await siteAnswers(next, 'header')];
      answer = (request, response) => (request.url === file ? answerFile : rest)(request, response);
    },
    fallSilent: () => void (answer = () => {}),
    failWith: (status) => void (answer = (_, response) => response.writeHead(status).end()),
    stop: async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

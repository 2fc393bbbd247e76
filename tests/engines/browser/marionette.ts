import { connect } from 'node:net';

export interface Marionette {
  call: (name: string, parameters?: Record<string, unknown>) => Promise<unknown>;
  close: () => void;
}

type Answer = [type: number, id: number, error: { message: string } | null, value: unknown];

/** Speaks Firefox's own protocol: each message is JSON after its length and a colon. Firefox greets first. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const greeted = Promise.withResolvers<unknown>();
  let received = Buffer.alloc(0);

  const take = (message: Answer | object) => {
    if (!Array.isArray(message)) return greeted.resolve(message);
    const [, id, error, value] = message as Answer;
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error === null) answer?.resolve(value);
    else answer?.reject(new Error(error.message));
  };
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon === -1 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as object;
      received = received.subarray(end);
      take(message);
    }
  });
  const fail = () => {
    const error = new Error('Firefox has closed the connection');
    for (const { reject } of [greeted, ...waiting.values()]) reject(error);
  };
  socket.on('error', fail);
  socket.on('close', fail);
  await greeted.promise;

  let last = 0;
  return {
    call: async (name, parameters = {}) => {
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(last, answer);
      const message = Buffer.from(JSON.stringify([0, last, name, parameters]));
      socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]));
      return answer.promise;
    },
    close: () => socket.destroy(),
  };
}

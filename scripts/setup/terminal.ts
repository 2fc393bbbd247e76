import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

export interface Terminal {
  say: (text: string) => void;
  /** Throws InputEnded if no answer can come any more. */
  ask: (question: string) => Promise<string>;
  /** Asks, and shows nothing of what is typed. */
  askHidden: (question: string) => Promise<string>;
  close: () => void;
}

export class InputEnded extends Error {}

interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

export function openTerminal({ input, output }: Streams): Terminal {
  const isTerminal = input.isTTY === true;
  let hidden = false;
  let closed = false;
  const echo = new Writable({
    write(chunk, _, done) {
      if (!hidden) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output: echo, terminal: isTerminal });
  // The iterator keeps lines that arrive before their question, as from a pipe.
  const lines = reader[Symbol.asyncIterator]();
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => (closed = true));

  const nextLine = async () => {
    const { done, value } = await lines.next();
    if (done === true) throw new InputEnded();
    return value;
  };
  return {
    say: (text) => void output.write(`${text}\n`),
    ask: async (question) => {
      // With a prompt of its own, readline can redraw a line that is being edited.
      if (isTerminal && !closed) {
        reader.setPrompt(`${question} `);
        reader.prompt();
      } else output.write(`${question} `);
      return nextLine();
    },
    askHidden: async (question) => {
      output.write(`${question} `);
      hidden = true;
      try {
        return await nextLine();
      } finally {
        hidden = false;
        output.write('\n');
      }
    },
    close: () => reader.close(),
  };
}

import { PassThrough } from 'node:stream';

import { expect, test } from 'vitest';

import { InputEnded, openTerminal } from './terminal.ts';

function scripted({ isTTY }: { isTTY: boolean }) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input });
  const output = new PassThrough({ encoding: 'utf8' });
  let shown = '';
  output.on('data', (text: string) => (shown += text));
  return { input, terminal: openTerminal({ input, output }), shown: () => shown };
}

test.each([{ isTTY: true }, { isTTY: false }])(
  'a hidden answer is not shown (%j)',
  async (kind) => {
    const { input, terminal, shown } = scripted(kind);
    const open = terminal.ask('Name?');
    input.write('open\r\n');
    expect(await open).toBe('open');
    const hidden = terminal.askHidden('Secret?');
    input.write('hidden\r\n');
    expect(await hidden).toBe('hidden');
    const again = terminal.ask('Again?');
    input.write('again\r\n');
    expect(await again).toBe('again');
    expect(shown()).toMatch(/Name\?[^]*Secret\? \n[^]*Again\?/);
    expect(shown()).not.toContain('hidden');
    terminal.close();
  },
);

test('answers may come before their questions', async () => {
  const { input, terminal } = scripted({ isTTY: false });
  input.end('one\ntwo\n');
  expect(await terminal.ask('1?')).toBe('one');
  expect(await terminal.askHidden('2?')).toBe('two');
  await expect(terminal.ask('3?')).rejects.toBeInstanceOf(InputEnded);
});

test('Ctrl-C ends the questions', async () => {
  const { input, terminal } = scripted({ isTTY: true });
  const answer = terminal.askHidden('Secret?');
  input.write('\u0003');
  await expect(answer).rejects.toBeInstanceOf(InputEnded);
});

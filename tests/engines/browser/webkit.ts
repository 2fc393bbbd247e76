import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { listen } from '../../../scripts/backend/gateway/listen.ts';
import { type Browser, type BrowserOptions, commandsOf } from './Browser.ts';
import { COMMANDS, type Send } from './commands.ts';
import { startProgram } from './process.ts';

const WINDOW = join(import.meta.dirname, 'webkitWindow.py');

export async function startWebKit(options: BrowserOptions): Promise<Browser> {
  const { size, siteData, folder } = options;
  const screen = await startProgram(
    {
      command: 'Xvfb',
      args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      folder,
    },
    (log) => /^(\d+)\n/m.exec(log)?.[1],
  );
  const port = await freePort();
  const driver = await startProgram(
    {
      command: 'WebKitWebDriver',
      args: [`--port=${port}`],
      env: { DISPLAY: `:${screen.ready}`, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
      folder,
    },
    async () => ((await isListening(port)) ? true : undefined),
  );
  const root = `http://127.0.0.1:${port}/session`;
  const browserOptions = {
    binary: '/usr/bin/python3',
    args: [WINDOW, folder, siteData],
  };
  const { sessionId, capabilities } = (await request('POST', root, {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'ignore',
        'webkitgtk:browserOptions': browserOptions,
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `${root}/${sessionId}`;
  const send: Send = async (command, { id, ...parameters } = {}) => {
    const [method, path] = COMMANDS[command];
    return request(method, session + path.replace(':id', String(id)), parameters);
  };
  const problems = join(folder, 'problems.log');
  await send('setWindowRect', { x: 0, y: 0, ...size });

  return {
    ...commandsOf(send),
    version: `WebKitGTK ${capabilities.browserVersion}`,
    problems: async () =>
      existsSync(problems) ? readFileSync(problems, 'utf8').trim().split('\n') : [],
    close: async () => {
      await driver.program.stop();
      await screen.program.stop();
    },
  };
}

async function request(method: string, address: string, parameters?: object): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters) : null;
  const response = await fetch(address, { method, body });
  const { value } = (await response.json()) as { value: { message?: string } | null };
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(value)}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, '127.0.0.1', 0);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

async function isListening(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/status`)).ok;
  } catch {
    return false;
  }
}

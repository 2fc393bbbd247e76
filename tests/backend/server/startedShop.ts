import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/backend/gateway/keys.ts';
import { PASSWORD } from '../support/owner.ts';

const START = path.resolve(import.meta.dirname, '../../../scripts/start.ts');

export interface StartedShop {
  /** Address of the page. */
  page: string;
  /** Address of the database's gateway. */
  url: string;
  anonKey: string;
  stop: () => Promise<void>;
}

/** What `npm start` starts, with a new database and on free ports. Throws with its output if it ends before that. */
export async function startShop(): Promise<StartedShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'started-shop-'));
  const shop = spawn(process.execPath, [START], {
    env: {
      PATH: process.env.PATH,
      // As npm does. The shop then also ends with this process, however that ends.
      npm_lifecycle_event: 'start',
      LOCAL_FOLDER: folder,
      PORT: '0',
      ADMIN_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(shop, 'exit');
  const stop = async () => {
    shop.kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  let output = '';
  shop.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const addresses = async () => {
    for await (const chunk of shop.stdout) {
      output += String(chunk);
      const [, page, url] = /Shop +(\S+)[^]*Database +(\S+),/.exec(output) ?? [];
      if (page !== undefined && url !== undefined) return { page, url };
    }
    throw new Error(`The shop did not start:\n${output}`);
  };
  try {
    return { ...(await addresses()), anonKey: LOCAL_PUBLISHABLE_KEY, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

import path from 'node:path';

import { OLDEST_BROWSERS } from '../browsers.ts';
import { inlineCode, inlineScript } from '../inlineScript.ts';
import type { WorkerSettings } from './browser/worker.ts';

const folder = path.join(import.meta.dirname, 'browser');

/** The text of the worker that opens the shop without a network. */
export async function workerFile(settings: WorkerSettings): Promise<string> {
  const code = `import { startWorker } from './worker.ts'; startWorker(${JSON.stringify(settings)});`;
  return inlineCode(folder, code, OLDEST_BROWSERS);
}

/** The text of the worker that removes it. */
export async function removingWorkerFile(prefix: string): Promise<string> {
  const code = `import { removeWorker } from './removeWorker.ts'; removeWorker(${JSON.stringify(prefix)});`;
  return inlineCode(folder, code, OLDEST_BROWSERS);
}

/** The script of the page that installs the worker. */
export async function registerScript(): Promise<string> {
  return inlineScript(path.join(folder, 'register.ts'), OLDEST_BROWSERS);
}

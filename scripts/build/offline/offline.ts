import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import type { WorkerSettings } from '../../../src/offline/worker.ts';
import { shop } from '../../settings/shop.ts';
import { readShop } from '../../settings/shopFacts.ts';
import { inlineScript } from '../bundle.ts';
import { type VisitorFiles, visitorFiles } from './visitorFiles.ts';

const FOLDER = 'src/offline';

/** The picture in the page's header: the only file without a hash in its name that is stored with the build. */
const LOGO = 'logo.svg';

/**
 * Writes sw.js, with which a second visit opens without a network, and lets the page install it (D23). With
 * `offline: false` in shop.ts, or OFFLINE=0, the file removes an installed one.
 */
export function offline(): Plugin {
  let isOn = false;
  let isOpen = false;
  let sampleLogo: Uint8Array = new Uint8Array();
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ publicDir }) {
      ({ offline: isOn, openControls: isOpen } = readShop().shop);
      if (isOn) sampleLogo = readFileSync(path.join(publicDir, LOGO));
    },
    async transformIndexHtml() {
      if (!isOn) return [];
      const children = await inlineScript(`${FOLDER}/register.ts`);
      return [{ tag: 'script', children, injectTo: 'body' }];
    },
    generateBundle: {
      // After the page is written.
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const files = visitorFiles(bundle, isOpen);
        const ownLogo = bundle[LOGO];
        const logo = ownLogo?.type === 'asset' ? ownLogo.source : sampleLogo;
        const source = isOn
          ? await call('worker', 'startWorker', settingsOf(files, String(page.source), logo))
          : await call('removeWorker', 'removeWorker', shop.storagePrefix);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

function settingsOf(
  { entry, contents }: VisitorFiles,
  page: string,
  logo: string | Uint8Array,
): WorkerSettings {
  const files = Object.fromEntries(
    [...contents, [LOGO, logo] as const].map(([file, content]) => [
      file,
      `sha256-${sha256(content).digest('base64')}`,
    ]),
  );
  const version = sha256(page + JSON.stringify(files)).digest('hex');
  return { prefix: shop.storagePrefix, version: version.slice(0, 12), entry, files };
}

function sha256(content: string | Uint8Array) {
  return createHash('sha256').update(content);
}

/** The text of a worker that calls a function of this file. */
async function call(file: string, name: string, argument: unknown): Promise<string> {
  const code = `import { ${name} } from './${file}'; ${name}(${JSON.stringify(argument)});`;
  return inlineScript(`${FOLDER}/inline.ts`, { code });
}

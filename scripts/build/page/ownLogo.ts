import type { Plugin } from 'vite';

import { type LogoCopy, logoCopyOf } from '../../../src/domain/pictures/logoCopies.ts';
import { sharing } from '../../settings/shop.ts';
import { readRecord } from '../../settings/shopFacts.ts';

const LIMIT_MS = 10_000;

/** The files of public/ that the copies take the place of. */
const FILES = {
  icon192: 'icons/192.png',
  icon512: 'icons/512.png',
  maskable512: 'icons/maskable-512.png',
  touch180: 'icons/touch-180.png',
  share: sharing.picture.file,
} satisfies Partial<Record<LogoCopy, string>>;

/** The page, the manifest and search engines know the logo as a drawing: it is the first of those files. */
const DRAWINGS = ['logo.svg', 'favicon.svg'];

const STOPPED = `Mağazanızın logosu okunamadı. Yayındaki site olduğu gibi kalıyor. Yeniden deneyin; olmazsa panelde logoyu yeniden seçin.
The shop's logo could not be read. What is online stays. Try again, or choose the logo again in the panel.`;

/** Copies the logo that the owner has chosen in the panel into icons and the picture of shared links (D49). */
export function ownLogo(): Plugin {
  return {
    name: 'own-logo',
    apply: 'build',
    generateBundle: {
      // After Vite has written the page.
      order: 'post',
      async handler(_, bundle) {
        // Storybook builds another page.
        if (bundle['index.html'] === undefined) return;
        const files = await readLogoFiles(readRecord().logo ?? '').catch(() => this.error(STOPPED));
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/** The files with their names. None where the logo was not drawn in the panel; rejects where one cannot be read. */
export async function readLogoFiles(logo: string) {
  const names = Object.keys(FILES) as (keyof typeof FILES)[];
  const copies = await Promise.all(
    names.map(async (name) => {
      const address = logoCopyOf(logo, name);
      return address === undefined ? [] : [[FILES[name], await readFile(address)] as const];
    }),
  );
  const files: (readonly [fileName: string, source: string | Uint8Array])[] = copies.flat();
  const [icon] = copies.flat();
  for (const drawing of DRAWINGS) if (icon) files.push([drawing, drawingOf(icon[1])]);
  return files;
}

async function readFile(address: string): Promise<Uint8Array> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(await answer.text());
  return new Uint8Array(await answer.arrayBuffer());
}

function drawingOf(icon: Uint8Array): string {
  const data = Buffer.from(icon).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${data}"/></svg>`;
}

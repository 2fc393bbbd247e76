import { existsSync, globSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ACCEPTED, DIFFERENCES } from './comparison.ts';

const STYLE = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; background: #f6f5f1; color: #15181b; }
  section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; margin-block: 2rem; }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 1rem; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; outline: 1px solid #d9d6cd; }
  .difference { display: grid; justify-items: start; background: #fff; isolation: isolate; }
  .difference img { grid-area: 1 / 1; outline: none; }
  .difference img + img { mix-blend-mode: difference; }`;

function figure(caption: string, content: string): string {
  return `<figure><figcaption>${caption}</figcaption>${content}</figure>`;
}

function section(picture: string, hasBefore: boolean): string {
  const after = `<img src="${picture}-actual.png" alt="">`;
  const before = hasBefore ? `<img src="${picture}-accepted.png" alt="">` : '<p>none yet</p>';
  return `<section><h2>${picture}</h2>
    ${figure('Before', before)}${figure('After', after)}
    ${figure('Difference: black where nothing moved', `<div class="difference">${before}${after}</div>`)}
  </section>`;
}

/** Writes a page with all differing pictures: before, after, difference. Returns its path, if any differ. */
export async function writeReport(root: string): Promise<string | undefined> {
  const folder = join(root, DIFFERENCES);
  const pictures = globSync('*/*-actual.png', { cwd: folder })
    .map((path) => path.replace('-actual.png', ''))
    .toSorted();
  if (pictures.length === 0) return undefined;
  const sections = pictures.map(async (picture) => {
    const accepted = join(root, ACCEPTED, `${picture}.png`);
    const hasBefore = existsSync(accepted);
    if (hasBefore) await copyFile(accepted, join(folder, `${picture}-accepted.png`));
    return section(picture, hasBefore);
  });
  const body = (await Promise.all(sections)).join('\n');
  const page = join(folder, 'index.html');
  await writeFile(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title>
<style>${STYLE}</style><h1>${pictures.length} pictures differ</h1>${body}</html>`,
  );
  return page;
}

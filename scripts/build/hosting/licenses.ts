import { readFileSync } from 'node:fs';

import type { Rolldown } from 'vite';

import { bundledPackages, type BundledPackage } from './bundledPackages.ts';

const LINE = '-'.repeat(80);

function section({ name, version, license, texts }: BundledPackage): string {
  return [LINE, `${name} ${version} (${license})`, LINE, ...texts].join('\n\n');
}

/** Throws if a licence is not one of those that have been read, so that a person looks at a new one. */
export function licensesText(packages: readonly BundledPackage[], fontLicense: string): string {
  const unknown = packages.filter(({ license }) => !KNOWN.has(license));
  if (unknown.length > 0) {
    const names = unknown.map(({ name, license }) => `${name} (${license})`).join(', ');
    throw new Error(
      `Read these licences, then add them in scripts/build/hosting/licenses.ts: ${names}`,
    );
  }
  const fonts = [LINE, 'Barlow and Barlow Condensed (OFL-1.1)', LINE, fontLicense.trim()];
  const introduction = 'This site contains the following works of others.';
  return `${[introduction, ...packages.map(section), fonts.join('\n\n')].join('\n\n')}\n`;
}

/** Licences that only ask for their text to be passed on. */
const KNOWN: ReadonlySet<string> = new Set(['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT']);

/** The licences of everything in the bundle. */
export function licensesOf(bundle: Rolldown.OutputBundle): string {
  const modules = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : [],
  );
  const fontLicense = readFileSync('src/theme/fonts/OFL.txt', 'utf8');
  return licensesText(bundledPackages(modules), fontLicense);
}

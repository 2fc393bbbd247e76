import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface BundledPackage {
  name: string;
  version: string;
  /** As in package.json, such as `MIT`. */
  license: string;
  /** The texts of its licence files. */
  texts: string[];
}

const LICENSE_FILE = /^(licen[cs]e|notice|copying)/i;

/** The packages to which these module files belong, by name. Files outside of node_modules are ignored. */
export function bundledPackages(moduleIds: Iterable<string>): BundledPackage[] {
  const folders = new Set([...moduleIds].flatMap((id) => packageFolder(id) ?? []));
  return [...folders].map(readPackage).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** `/shop/node_modules/@mui/system/esm/Box.js` is in `/shop/node_modules/@mui/system`. */
export function packageFolder(moduleId: string): string | undefined {
  // Bundlers mark modules that they make from a file with a zero byte.
  const file = moduleId.replace('\0', '').replaceAll('\\', '/');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

function readPackage(folder: string): BundledPackage {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { name, version, license } = JSON.parse(read('package.json'));
  if (typeof license !== 'string') throw new TypeError(`${name} names no licence`);
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  return { name, version, license, texts: files.map((file) => read(file).trim()) };
}

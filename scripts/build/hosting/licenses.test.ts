import path from 'node:path';

import { expect, test } from 'vitest';

import { bundledPackages, packageFolder } from './bundledPackages.ts';
import { licensesText } from './licenses.ts';

const inModules = (file: string) => path.resolve('node_modules', file);

test.each([
  ['/shop/node_modules/jotai/esm/index.mjs', '/shop/node_modules/jotai'],
  ['/shop/node_modules/@mui/system/esm/Box.js', '/shop/node_modules/@mui/system'],
  ['/shop/node_modules/a/node_modules/@b/c/d.js', '/shop/node_modules/a/node_modules/@b/c'],
  [String.raw`C:\shop\node_modules\jotai\index.js`, 'C:/shop/node_modules/jotai'],
  ['\0/shop/node_modules/react/index.js?commonjs-es-import', '/shop/node_modules/react'],
  ['/shop/src/main.tsx', undefined],
])('%s is of the package %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});

test('each package is listed once, by name', () => {
  const files = ['react/index.js', 'react/cjs/react.production.js', '@mdi/js/mdi.js'];
  const packages = bundledPackages([...files.map(inModules), path.resolve('src/App.tsx')]);
  expect(packages.map(({ name, license }) => `${name} ${license}`)).toEqual([
    '@mdi/js Apache-2.0',
    'react MIT',
  ]);
  for (const { texts } of packages) expect(texts.join('')).toMatch(/licen[cs]e/i);
});

const PART = { name: 'part', version: '1.2.3', license: 'MIT', texts: ['Copyright A. Person'] };

test('the file has the licences of packages and fonts; one that nobody has read stops the build', () => {
  const text = licensesText([PART], 'SIL OPEN FONT LICENSE\n');
  expect(text).toMatch(/part 1\.2\.3 \(MIT\)\n\n-+\n\nCopyright A\. Person\n/);
  expect(text).toMatch(/Barlow.*\n\n-+\n\nSIL OPEN FONT LICENSE\n$/);
  expect(() => licensesText([PART, { ...PART, name: 'new', license: 'GPL-3.0' }], '')).toThrow(
    'Read these licences, then add them in scripts/build/hosting/licenses.ts: new (GPL-3.0)',
  );
});

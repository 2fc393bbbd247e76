import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

interface Report {
  diagnostics: { code: string; filename: string; message: string; help?: string }[];
}

/**
 * Lints `files`, a source text by path, in an empty folder with this repository's rules. The `text` of a finding is the
 * linter's message and its help.
 */
function lintFiles(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-files-'));
  copyFileSync('oxlint.config.ts', path.join(folder, 'oxlint.config.ts'));
  const tsconfig = '{"compilerOptions":{"strict":true,"paths":{"@/*":["./src/*"]}}}';
  for (const [file, text] of Object.entries({ ...files, 'tsconfig.json': tsconfig })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const oxlint = path.resolve('node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.map(({ code, filename, message, help = '' }) => ({
    code,
    filename,
    text: `${message} ${help}`,
  }));
}

const PARENT = 'Import from another folder by its alias';
const PANEL = 'A visitor does not download the panel';

/**
 * Importer, imported module, and the start of the linter's message. A folder's rule lists what it may import, so one import for
 * each folder shows that its rule holds.
 */
const forbidden: [importer: string, imported: string, message: string][] = [
  ['src/domain/b.ts', '@/content/shop', 'domain is true without React'],
  ['src/content/b.ts', '@/data/schema/samples', 'content is wording'],
  ['src/config/a.ts', '@/domain/limits', 'config reads the build'],
  ['src/data/a.ts', 'jotai', 'data never knows'],
  ['src/data/schema/a.ts', '@/data/browser/storage', 'schema says what a catalogue is'],
  ['src/data/browser/a.ts', '@/data/session', 'browser stores values'],
  ['src/data/supabase/read/a.ts', '@/data/session', 'supabase/read is the part'],
  ['src/atoms/a.ts', '@/data/session', 'atoms hold what changes'],
  ['src/hooks/a.ts', '@/atoms/catalog', 'hooks wait for time'],
  ['src/theme/a.ts', '@/components/shared/Logo', 'theme describes colour'],
  ['src/components/hero/a.ts', '@/atoms/catalog', 'components take props'],
  ['src/components/hero/g.ts', '../shared/Logo', PARENT],
  ['src/views/a.ts', '@/data/schema/samples', 'views never touch data'],
  ['src/App.tsx', '@/data/schema/samples', 'views never touch data'],
  ['src/data/e.ts', '@/panel/door', PANEL],
  ['src/components/hero/i.ts', '@/panel/door', PANEL],
  ['src/panel/domain/a.ts', '@/panel/content/panel', 'domain is true without React'],
  ['src/panel/content/a.ts', '@/panel/data/OwnerRepository', 'content is wording'],
  ['src/panel/data/a.ts', '@/panel/atoms/session', 'data never knows'],
  ['src/panel/data/browser/a.ts', '@/panel/data/sync/ports', 'browser stores values'],
  ['src/panel/data/sync/a.ts', '@/panel/data/write/connectWriter', 'sync knows no backend'],
  ['src/panel/data/sync/f.ts', '@/data/schema/rows', 'sync knows no backend and no columns'],
  ['src/panel/data/sync/mutations/a.ts', '@/panel/data/sync/state/syncState', 'mutations is the'],
  ['src/panel/data/sync/state/a.ts', '@/panel/data/sync/push/retry', 'state is what the page'],
  ['src/panel/data/sync/push/a.ts', '@/panel/data/sync/commands', 'push imports mutations'],
  ['src/panel/data/sync/browserTabs/a.ts', '@/panel/data/sync/syncEngine', 'browserTabs imports'],
  ['src/panel/data/write/a.ts', '@/data/supabase/read/readList', 'write implements'],
  ['src/panel/data/pictures/a.ts', '@/panel/data/ownerSession', 'pictures prepares'],
  ['src/panel/data/local/a.ts', '@/panel/data/sync/mutations/mutation', 'local is the shop'],
  ['src/panel/data/backup/a.ts', '@/panel/data/sync/mutations/mutation', 'backup reads and writes'],
  ['src/panel/data/spreadsheet/a.ts', '@/panel/data/sync/ports', 'spreadsheet reads and writes'],
  ['src/panel/atoms/a.ts', '@/panel/data/ownerSession', 'atoms hold what changes'],
  ['src/panel/hooks/a.ts', '@/panel/atoms/session', 'hooks wait for time'],
  ['src/panel/components/a.ts', '@/panel/atoms/session', 'components take props'],
  ['src/panel/views/a.ts', '@/panel/data/ownerSession', 'views never touch data'],
  ['src/page/a.ts', 'react', 'page is what index.html runs'],
  ['src/offline/a.ts', '@/data/session', 'offline is the service worker'],
  ['src/edge/a.ts', '@/data/session', 'edge answers on a host'],
  ['src/main.tsx', '../stories/fixtures/catalog', PARENT],
];

const importing = (imported: string) =>
  `import { thing } from '${imported}';\n\nexport const kept = thing;\n`;

/** A source text with each of these findings. */
const FOUND = {
  'import(no-default-export)': 'const logo = 1;\nexport default logo;\n',
  'react(no-danger)': 'export const a = () => <p dangerouslySetInnerHTML={{ __html: "a" }} />;\n',
  'typescript(no-explicit-any)': 'export const parse = (text: string): any => text;\n',
  'typescript(no-non-null-assertion)': 'export const size = (text?: string) => text!.length;\n',
};

const cycle = (folder: string, type: string) => ({
  [`src/${folder}/a.ts`]: `import ${type}{ B } from './b';\n\nexport type A = typeof B;\n`,
  [`src/${folder}/b.ts`]: `import type { A } from '@/${folder}/a';\n\nexport const B = 1 as A | 1;\n`,
});

const findings = lintFiles({
  ...Object.fromEntries(forbidden.map(([file, imported]) => [file, importing(imported)])),
  ...Object.fromEntries(Object.entries(FOUND).map(([code, text]) => [`src/${code}.tsx`, text])),
  ...cycle('domain/cycle', ''),
  ...cycle('domain/cycleOfTypes', 'type '),
  'src/views/late.ts': "export const late = async () => import('@/panel/views/AdminView');\n",
});

test('every import against the arrows is reported with its message, a late one into the panel too', () => {
  const unreported = [...forbidden, ['src/views/late.ts', '', PANEL]].filter(
    ([importer, , message = '']) =>
      !findings.some(({ filename, text }) => filename === importer && text.includes(message)),
  );
  expect(unreported).toEqual([]);
});

test.each([
  ...Object.keys(FOUND).map((code) => [code, `src/${code}.tsx`]),
  ['import(no-cycle)', 'src/domain/cycle/a.ts'],
  ['import(no-cycle)', 'src/domain/cycleOfTypes/a.ts'],
])('%s is reported in %s', (code, file) => {
  expect(findings).toContainEqual(expect.objectContaining({ code, filename: file }));
});

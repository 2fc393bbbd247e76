import { expect, test } from 'vitest';

import { lintFiles } from './lintFiles.ts';

const PARENT = 'Cross a room by its alias';

/** Importer, imported module, and the start of the linter's message. */
const forbidden: [importer: string, imported: string, message: string][] = [
  ['src/domain/a.ts', 'react', 'domain is true without React'],
  ['src/domain/b.ts', '@/content/shop', 'domain is true without React'],
  ['src/content/a.ts', '@/components/shared/Logo', 'content is wording'],
  ['src/content/b.ts', '@/data/schema/samples', 'content is wording'],
  ['src/config/a.ts', '@/domain/limits', 'config reads the build'],
  ['src/data/a.ts', 'jotai', 'data never knows'],
  ['src/data/b.ts', '@/atoms/catalog', 'data never knows'],
  ['src/data/c.ts', 'react', 'data never knows'],
  ['src/data/schema/a.ts', '@/data/browser/storage', 'schema says what a catalogue is'],
  ['src/data/schema/b.ts', '@/data/supabase/read/readList', 'schema says what a catalogue is'],
  ['src/data/browser/a.ts', '@/data/sync/mutations/mutation', 'browser stores values'],
  ['src/data/sync/a.ts', '@/data/supabase/write/connectWriter', 'sync knows no backend'],
  ['src/data/sync/b.ts', '@/data/supabase/restClient', 'sync knows no backend'],
  ['src/data/sync/c.ts', '@/data/session', 'sync knows no backend'],
  ['src/data/sync/d.ts', 'react', 'sync knows no backend'],
  ['src/data/supabase/read/a.ts', '@/data/sync/mutations/mutation', 'supabase/read is the part'],
  ['src/data/supabase/read/b.ts', '@/data/browser/storage', 'supabase/read is the part'],
  ['src/data/supabase/write/a.ts', '@/data/supabase/read/readList', 'supabase/write implements'],
  ['src/data/supabase/write/b.ts', '@/data/session', 'supabase/write implements'],
  ['src/data/local/a.ts', '@/data/sync/mutations/mutation', 'local is the shop'],
  ['src/data/backup/a.ts', '@/data/sync/mutations/mutation', 'backup reads and writes'],
  ['src/data/lists/a.ts', '@/data/sync/mutations/mutation', 'lists reads and writes'],
  ['src/data/lists/b.ts', '@/data/backup/readBackup', 'lists reads and writes'],
  ['src/data/sync/e.ts', '@/data/testing/fakeRest', 'sync knows no backend'],
  ['src/atoms/a.ts', '@/data/session', 'atoms hold what changes'],
  ['src/atoms/b.ts', 'react', 'atoms hold what changes'],
  ['src/atoms/c.ts', '@/views/Storefront', 'atoms hold what changes'],
  ['src/hooks/a.ts', '@/atoms/catalog', 'hooks wait for time'],
  ['src/hooks/b.ts', 'jotai', 'hooks wait for time'],
  ['src/theme/a.ts', '@/components/shared/Logo', 'theme describes colour'],
  ['src/theme/b.ts', 'jotai', 'theme describes colour'],
  ['src/components/hero/a.ts', '@/atoms/catalog', 'components take props'],
  ['src/components/hero/b.ts', 'jotai', 'components take props'],
  ['src/components/hero/c.ts', '@/data/schema/samples', 'components take props'],
  ['src/components/hero/d.ts', '@/views/Storefront', 'components take props'],
  ['src/components/hero/e.ts', '@/hooks/useTimeout', 'components take props'],
  ['src/components/hero/f.ts', '@supabase/supabase-js', 'components take props'],
  ['src/components/hero/g.ts', '../shared/Logo', PARENT],
  ['src/views/a.ts', '@/data/schema/samples', 'views never touch data'],
  ['src/views/b.ts', '@supabase/postgrest-js', 'views never touch data'],
  ['src/App.tsx', '@/data/schema/samples', 'views never touch data'],
  ['src/views/c.ts', '../../stories/fixtures/catalog', PARENT],
  ['src/main.tsx', '../stories/fixtures/catalog', PARENT],
];

const allowed: [importer: string, imported: string][] = [
  ['src/domain/a.ts', './price'],
  ['src/content/a.ts', '@/domain/product'],
  ['src/data/supabase/a.ts', '@supabase/postgrest-js'],
  ['src/data/supabase/b.ts', '@/content/shop'],
  ['src/data/sync/a.ts', '@/data/schema/tables'],
  ['src/data/sync/a.test.ts', '@/data/testing/fakeRest'],
  ['src/data/supabase/write/a.ts', '@/data/sync/ports'],
  ['src/data/session.ts', '@/data/sync/syncEngine'],
  ['src/atoms/a.ts', '@/data/CatalogRepository'],
  ['src/atoms/b.ts', 'jotai/utils'],
  ['src/hooks/a.ts', 'react'],
  ['src/theme/a.ts', '@mui/material/styles'],
  ['src/components/hero/a.ts', '@mui/material/Button'],
  ['src/components/hero/b.ts', '@/theme/palette'],
  ['src/components/hero/c.ts', '@/components/shared/Logo'],
  ['src/views/a.ts', '@/atoms/catalog'],
  ['src/views/b.ts', '@/hooks/useTimeout'],
  ['src/main.tsx', '@/data/session'],
];

const importing = (imported: string) =>
  `import { thing } from '${imported}';\n\nexport const kept = thing;\n`;

function lintImports(pairs: readonly (readonly [string, string, ...string[]])[]) {
  return lintFiles(Object.fromEntries(pairs.map(([from, to]) => [from, importing(to)])));
}

test('every import against the arrows is reported with its message', () => {
  const findings = lintImports(forbidden);
  const unreported = forbidden.filter(
    ([importer, , message]) =>
      !findings.some(({ filename, text }) => filename === importer && text.includes(message)),
  );
  expect(unreported).toEqual([]);
});

test('imports along the arrows are not reported', () => {
  expect(lintImports(allowed)).toEqual([]);
});

test.each([
  ['import(no-default-export)', 'const logo = 1;\nexport default logo;\n'],
  ['typescript(no-explicit-any)', 'export const parse = (text: string): any => text;\n'],
  ['typescript(no-non-null-assertion)', 'export const size = (text?: string) => text!.length;\n'],
])('%s is reported', (code, text) => {
  expect(lintFiles({ 'src/domain/a.ts': text })).toMatchObject([{ code }]);
});

test('a cycle of imports is reported', () => {
  const findings = lintFiles({
    'src/domain/a.ts': "import { b } from './b';\n\nexport const a = () => b();\n",
    'src/domain/b.ts': "import { a } from '@/domain/a';\n\nexport const b = () => a();\n",
  });
  expect(findings.map(({ code }) => code)).toContain('import(no-cycle)');
});

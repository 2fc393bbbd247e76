import type { Fault } from './fault.ts';

export const dataFaults: readonly Fault[] = [
  {
    title: 'an unreadable entry is removed although its copy could not be stored',
    file: 'src/data/browser/storage.ts',
    find: 'if (storage.set(quarantineKey, text)) storage.remove(key);',
    replace: 'storage.set(quarantineKey, text);\n  storage.remove(key);',
    tests: ['unit src/data/browser src/panel/data/sync'],
  },
  {
    title: 'a product without a name is shown',
    file: 'src/data/schema/parseItems.ts',
    find: "name.trim() === '' || tl === undefined",
    replace: 'tl === undefined',
    tests: ['unit src/data/schema'],
  },
  {
    title: 'a product with the text false for its stock is sold',
    file: 'src/data/schema/fields.ts',
    find: "value !== false && value !== 'false'",
    replace: 'value !== false',
    tests: ['unit src/data/schema'],
  },
  {
    title: 'a key of the newer form is sent as a token',
    file: 'src/data/supabase/restClient.ts',
    find: "...(!key.startsWith('sb_') && { authorization: `Bearer ${key}` })",
    replace: 'authorization: `Bearer ${key}`',
    tests: ['unit src/data/supabase', 'backend tests/backend/load/load.test.ts'],
  },
  {
    title: 'a failed read is retried by the library',
    file: 'src/data/supabase/restClient.ts',
    find: 'retry: false',
    replace: 'retry: true',
    tests: ['unit src/data/supabase'],
  },
  {
    title: 'a page that failed is not read again',
    file: 'src/data/supabase/read/laterPages.ts',
    find: '      timer = setTimeout(() => void readUntil(wanted).catch(ignore), pause);\n',
    replace: '',
    tests: ['unit src/data/supabase'],
  },
  {
    title: 'an empty list is seeded while changes of the owner wait',
    file: 'src/data/supabase/read/loadTables.ts',
    find: 'list.ids.size > 0 || withoutSamples',
    replace: 'list.ids.size > 0 || (withoutSamples && first !== undefined)',
    tests: ['unit src/data'],
  },
  {
    title: 'rows of the same date have no order',
    file: 'src/data/supabase/read/readList.ts',
    find: "\n    .order('created_at', { ascending: false })\n    .order('id', { ascending: false });",
    replace: "\n    .order('created_at', { ascending: false });",
    tests: ['unit src/data/supabase', 'backend tests/backend/load'],
  },
  {
    title: 'a copy counts as whole although the mark of a partial one was not stored',
    file: 'src/data/browser/writeCopy.ts',
    find: '    if (!isMarked) storage.remove(SOURCE_KEY);\n',
    replace:
      '    if (!isMarked) console.error("The mark of a partial copy could not be stored");\n',
    tests: ['unit src/data src/panel/data/browser src/panel/data/sync'],
  },
  {
    title: 'the panel opens before the products have been read to their end',
    file: 'src/data/backendRepository.ts',
    find: 'if (access) await readAll(onRead);',
    replace: 'if (access) void readAll(onRead);',
    tests: ['unit src/panel/data/sync'],
  },
  {
    title: 'the samples of plain tables are in the reverse order',
    file: 'src/data/supabase/read/seeding.ts',
    find: 'toRow(table.name, item)).toReversed();',
    replace: 'toRow(table.name, item));',
    tests: ['unit src/data/supabase', 'backend tests/backend/load/loadPlainTables.test.ts'],
  },
  {
    title: 'a request that takes too long is not ended',
    file: 'src/data/supabase/restClient.ts',
    find: "    signal.addEventListener('abort', abort, { once: true });\n",
    replace: '',
    tests: ['unit src/data'],
  },
];

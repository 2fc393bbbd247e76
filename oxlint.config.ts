import type { OxlintConfig, OxlintOverride } from 'oxlint';

const NO_PARENT_PATHS = {
  regex: String.raw`^\.\./`,
  message: 'Cross a room by its alias: @/room/file.',
};

function restrictImports(...patterns: object[]) {
  return {
    'eslint/no-restricted-imports': ['error', { patterns }],
  } satisfies OxlintOverride['rules'];
}

/**
 * Files may import their own folder, Vitest and what `mayImport` lists. Any other import is an error with this message.
 * Where two rooms hold a file, the later one in the list counts alone: list a room's sub-rooms below it.
 */
function room(files: string | string[], mayImport: string[], message: string): OxlintOverride {
  const allowed = ['./**', '../**', 'vitest', 'fast-check', ...mayImport].map(
    (pattern) => `!${pattern}`,
  );
  return {
    files: [files].flat(),
    rules: restrictImports(NO_PARENT_PATHS, { group: ['**', ...allowed], message }),
  };
}

const PORT = '@/data/CatalogRepository';

const DATA_IMPORTS = [
  '@supabase/*',
  '@noble/hashes/**',
  'idb-keyval',
  '@/{domain,content,data}/**',
];
const DATA_MESSAGE =
  'data never knows who draws or remembers: return the value through the port and let an atom keep it.';

/** The product code of one folder of data; its tests may use the whole of data. */
function dataRoom(folder: string, mayImport: string[], message: string): OxlintOverride {
  return {
    ...room(
      `src/data/${folder}/**`,
      ['@supabase/*', '@/{domain,content}/**', `@/data/${folder}/**`, ...mayImport],
      message,
    ),
    excludeFiles: ['**/*.test.ts'],
  };
}

const dataRooms = [
  dataRoom(
    'schema',
    [],
    'schema says what a catalogue is: it imports no other folder of data. What stores or sends it belongs in browser, sync or supabase.',
  ),
  dataRoom(
    'browser',
    ['@/data/schema/**'],
    'browser stores values and imports schema only. What a mutation is belongs in sync.',
  ),
  dataRoom(
    'sync',
    ['@/data/{schema,browser}/**', PORT],
    'sync knows no backend: declare what it needs in sync/ports.ts and let supabase/write implement it.',
  ),
  dataRoom(
    'supabase/read',
    ['@/data/schema/**', '@/data/supabase/restClient'],
    'supabase/read is the part of every visitor: it imports schema and the REST client only. Let data/session.ts connect it to the rest.',
  ),
  dataRoom(
    'supabase/write',
    ['@/data/{schema,browser,sync}/**', '@/data/{password,supabase/restClient}', PORT],
    'supabase/write implements the ports of sync. Let data/ownerChunk.ts connect it to the rest.',
  ),
  dataRoom(
    'pictures',
    ['@noble/hashes/**', 'idb-keyval', '@/data/browser/**'],
    'pictures prepares photographs and keeps them in the browser. What sends them belongs in supabase/pictures.',
  ),
  dataRoom(
    'supabase/pictures',
    [
      '@/data/{schema,browser,sync,pictures}/**',
      '@/data/supabase/{restClient,write/sendRequest}',
      PORT,
    ],
    'supabase/pictures sends photographs to Storage. Let data/ownerChunk.ts connect it to the rest.',
  ),
  dataRoom(
    'local',
    ['@/data/{schema,browser}/**', PORT],
    'local is the shop without a database: it imports schema, browser and the port.',
  ),
  dataRoom(
    'backup',
    ['@/data/schema/**'],
    'backup reads and writes files of whole catalogues: it imports schema only.',
  ),
  dataRoom(
    'lists',
    ['papaparse', 'read-excel-file/universal', 'fflate'],
    'lists reads and writes the cells of product lists and imports no other folder of data. What a list changes is decided in domain/lists.',
  ),
];

const rooms = [
  room(
    'src/domain/**',
    ['@/domain/**'],
    'domain is true without React, network or wording: it imports domain only. Move the line to the room that owns what it needs.',
  ),
  room(
    'src/content/**',
    ['@/{domain,content}/**'],
    'content is wording and lists: it imports domain only. Drawing belongs in components, loading in data.',
  ),
  room('src/config/**', [], "config reads the build's settings and imports nothing."),
  room('src/data/**', DATA_IMPORTS, DATA_MESSAGE),
  room(
    ['src/data/**/*.test.ts', 'src/data/testing/**'],
    [...DATA_IMPORTS, 'fast-check', 'fflate'],
    DATA_MESSAGE,
  ),
  ...dataRooms,
  room(
    'src/atoms/**',
    [
      'jotai',
      'jotai/**',
      '@/{domain,content,atoms}/**',
      '@/data/{CatalogRepository,testing/memoryRepository}',
      '@/data/{backup,lists}/*',
    ],
    'atoms hold what changes and know the port only (@/data/CatalogRepository) and the shape of files (@/data/backup, @/data/lists). Drawing belongs in components, connecting in views, network in data.',
  ),
  room(
    'src/hooks/**',
    ['react'],
    'hooks wait for time and the browser: they import React only. State belongs in atoms.',
  ),
  room(
    'src/theme/**',
    ['react', '@{mui,emotion}/**', '@/{domain,theme}/**'],
    'theme describes colour, type and size: it imports MUI and domain only.',
  ),
  room(
    'src/components/**',
    [
      'react',
      'react-dom',
      '@{mui,emotion,mdi}/**',
      'virtua',
      'lean-qr',
      'lean-qr/**',
      '@/{domain,content,theme,components}/**',
    ],
    'components take props and give callbacks. Let a view in src/views read the atom, run the timer or call the repository.',
  ),
  room(
    ['src/views/**', 'src/App.tsx'],
    [
      'react',
      'react-dom',
      'jotai',
      'jotai/**',
      '@mui/**',
      '@/{domain,content,theme,components,atoms,hooks,views}/**',
    ],
    'views never touch data: read an atom, or call an action atom that goes through the port.',
  ),
];

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, es2024: true },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/require-module-specifiers': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'eslint/eqeqeq': 'error',
    'eslint/no-console': ['error', { allow: ['error'] }],
    ...restrictImports(NO_PARENT_PATHS),
  },
  overrides: [
    ...rooms,
    {
      files: ['stories/**', 'tests/**', 'scripts/**', '.storybook/**', '*.config.ts'],
      rules: {
        'import/no-default-export': 'off',
        'eslint/no-restricted-imports': 'off',
        'vitest/no-standalone-expect': 'off',
        'eslint/no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      },
    },
    {
      files: ['scripts/**'],
      rules: { 'eslint/no-console': 'off', 'eslint/no-await-in-loop': 'off' },
    },
    { files: ['tests/{e2e,engines}/**'], rules: { 'eslint/no-await-in-loop': 'off' } },
  ],
  ignorePatterns: ['dist', 'storybook-static', 'coverage', 'node_modules', '.local'],
} satisfies OxlintConfig;

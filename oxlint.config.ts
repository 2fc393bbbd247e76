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

const IMPORT_PANEL = '@/importPanel';

const PANEL_MESSAGE =
  'A visitor does not download the panel: src/importPanel.ts fetches it, and nothing else of the shop knows it. What both need belongs to the shop.';

const NOT_THE_PANEL = { regex: '^@/panel/', message: PANEL_MESSAGE };

/**
 * Files may import their own folder, Vitest and what `mayImport` lists. Any other import is an error with this message.
 * Where two rooms hold a file, the later one in the list counts alone: list a room's sub-rooms below it.
 */
function room(files: string | string[], mayImport: string[], message: string): OxlintOverride {
  const paths = [files].flat();
  const isOfPanel = paths.every((path) => path.startsWith('src/panel/'));
  const allowed = ['./**', '../**', 'vitest', 'fast-check', ...mayImport];
  return {
    files: paths,
    rules: isOfPanel
      ? restrictImports(NO_PARENT_PATHS, allBut(allowed, message))
      : restrictImports(
          NO_PARENT_PATHS,
          NOT_THE_PANEL,
          allBut([...allowed, '@/panel/**'], message),
        ),
  };
}

function allBut(allowed: string[], message: string) {
  return { group: ['**', ...allowed.map((pattern) => `!${pattern}`)], message };
}

/** These folders of the shop, and those of the same name in the panel. */
function inBoth(...folders: string[]): string[] {
  return folders.flatMap((folder) => [`@/${folder}/**`, `@/panel/${folder}/**`]);
}

/** Tests may use more of the data than the files that they are about. */
function withoutTests(dataRoom: OxlintOverride): OxlintOverride {
  return { ...dataRoom, excludeFiles: ['**/*.test.ts'] };
}

const PORT = '@/data/CatalogRepository';
const OWNERS_PORT = '@/panel/data/OwnerRepository';

const DATA_MESSAGE =
  'data never knows who draws or remembers: return the value through the port and let an atom keep it.';

const DOMAIN_MESSAGE =
  'domain is true without React, network or wording: it imports domain only. Move the line to the room that owns what it needs.';

const CONTENT_MESSAGE =
  'content is wording and lists: it imports domain only. Drawing belongs in components, loading in data.';

const ATOMS_MESSAGE =
  'atoms hold what changes and know the ports only (@/data/CatalogRepository, @/panel/data/OwnerRepository) and the shape of files (@/panel/data/backup, @/panel/data/spreadsheet). Drawing belongs in components, connecting in views, network in data.';

const HOOKS_MESSAGE =
  'hooks wait for time and the browser: they import React only. State belongs in atoms.';

const COMPONENTS_MESSAGE =
  'components take props and give callbacks. Let a view read the atom, run the timer or call the repository.';

const VIEWS_MESSAGE =
  'views never touch data: read an atom, or call an action atom that goes through the port.';

const JOTAI = ['jotai', 'jotai/**'];
const DRAWING = ['react', 'react-dom', '@{mui,emotion,mdi}/**', 'virtua'];

const shopRooms = [
  room('src/domain/**', ['@/domain/**'], DOMAIN_MESSAGE),
  room('src/content/**', ['@/{domain,content}/**'], CONTENT_MESSAGE),
  room('src/config/**', [], "config reads the build's settings and imports nothing."),
  room('src/data/**', ['@supabase/*', '@/{domain,content,data}/**', IMPORT_PANEL], DATA_MESSAGE),
  withoutTests(
    room(
      'src/data/schema/**',
      ['@/{domain,content}/**'],
      'schema says what a catalogue is: it imports no other folder of data. What stores or sends it belongs in browser, sync or write.',
    ),
  ),
  withoutTests(
    room(
      'src/data/browser/**',
      ['@/{domain,content}/**', '@/data/{schema,browser}/**'],
      'browser stores values and imports schema only. What a mutation is belongs in sync.',
    ),
  ),
  withoutTests(
    room(
      'src/data/supabase/read/**',
      [
        '@supabase/*',
        '@/{domain,content}/**',
        '@/data/{schema,supabase/read}/**',
        '@/data/supabase/restClient',
      ],
      'supabase/read is the part of every visitor: it imports schema and the REST client only. Let data/session.ts connect it to the rest.',
    ),
  ),
  room(
    'src/atoms/**',
    [...JOTAI, '@/{domain,content,atoms}/**', PORT, '@/data/testing/memoryRepository'],
    ATOMS_MESSAGE,
  ),
  room('src/hooks/**', ['react'], HOOKS_MESSAGE),
  room(
    'src/theme/**',
    ['react', '@{mui,emotion}/**', '@/{domain,theme}/**'],
    'theme describes colour, type and size: it imports MUI and domain only.',
  ),
  room(
    'src/components/**',
    [...DRAWING, 'lean-qr', 'lean-qr/**', '@/{domain,content,theme,components}/**'],
    COMPONENTS_MESSAGE,
  ),
  room(
    ['src/views/**', 'src/App.tsx'],
    [
      ...JOTAI,
      'react',
      'react-dom',
      '@mui/**',
      '@/{domain,content,theme,components,atoms,hooks,views}/**',
      IMPORT_PANEL,
    ],
    VIEWS_MESSAGE,
  ),
  room(
    'src/page/**',
    ['@/{domain,theme,page}/**', '@/data/supabase/{read/firstPage,restClient}'],
    'page is what index.html runs before the bundle arrives: it imports domain, theme and the first requests only. What needs React or more data belongs in views.',
  ),
  room(
    'src/offline/**',
    ['@/page/silentNetwork', '@/offline/**'],
    'offline is the service worker and its registration: it imports the mark of a silent network only. What the shop itself reads or stores belongs in data.',
  ),
];

/** A folder of the panel's data: it may import the domain and content, itself and `mayImport`. */
function panelDataRoom(folder: string, mayImport: string[], message: string): OxlintOverride {
  return withoutTests(
    room(
      `src/panel/data/${folder}/**`,
      [...inBoth('domain', 'content'), `@/panel/data/${folder}/**`, ...mayImport],
      message,
    ),
  );
}

const SYNC_MESSAGE =
  'sync knows no backend and no columns: declare what it needs in sync/ports.ts and let write implement it.';

const SYNC_IMPORTS = [
  ...inBoth('data/browser'),
  '@/data/schema/{fields,fieldValues,samples,tables}',
  OWNERS_PORT,
];

const panelRooms = [
  room('src/panel/domain/**', inBoth('domain'), DOMAIN_MESSAGE),
  room('src/panel/content/**', inBoth('domain', 'content'), CONTENT_MESSAGE),
  room(
    'src/panel/data/**',
    [
      '@supabase/*',
      '@noble/hashes/**',
      'idb-keyval',
      'fflate',
      ...inBoth('domain', 'content', 'data'),
    ],
    DATA_MESSAGE,
  ),
  panelDataRoom(
    'browser',
    inBoth('data/browser', 'data/schema'),
    'browser stores values and imports schema only. What a mutation is belongs in sync.',
  ),
  panelDataRoom('sync', SYNC_IMPORTS, SYNC_MESSAGE),
  panelDataRoom(
    'sync/mutations',
    [...SYNC_IMPORTS, '@/data/schema/rows'],
    `mutations is the outbox, on which all of sync stands. ${SYNC_MESSAGE}`,
  ),
  panelDataRoom(
    'sync/state',
    [...SYNC_IMPORTS, '@/panel/data/sync/mutations/**'],
    `state is what the page knows: of sync it imports mutations only. ${SYNC_MESSAGE}`,
  ),
  panelDataRoom(
    'sync/push',
    [...SYNC_IMPORTS, '@/panel/data/sync/{mutations,state}/**', '@/panel/data/sync/ports'],
    `push imports mutations, state and the ports. Let syncEngine connect it to the rest. ${SYNC_MESSAGE}`,
  ),
  panelDataRoom(
    'sync/browserTabs',
    [...SYNC_IMPORTS, '@/panel/data/sync/{mutations,state,push}/**', '@/panel/data/sync/ports'],
    `browserTabs imports mutations, state, push and the ports. Let syncEngine connect it to the rest. ${SYNC_MESSAGE}`,
  ),
  panelDataRoom(
    'write',
    [
      '@supabase/*',
      ...inBoth('data/browser', 'data/schema', 'data/sync'),
      '@/data/supabase/restClient',
      '@/panel/data/password',
      OWNERS_PORT,
    ],
    'write implements the ports of sync. Let panel/data/ownerSession.ts connect it to the rest.',
  ),
  panelDataRoom(
    'pictures',
    [
      '@supabase/*',
      '@noble/hashes/**',
      'idb-keyval',
      ...inBoth('data/browser', 'data/schema', 'data/sync'),
      '@/data/supabase/restClient',
      '@/panel/data/write/{retryResult,sendRequest}',
      OWNERS_PORT,
    ],
    'pictures prepares photographs, keeps them in the browser and sends them to Storage. Let panel/data/ownerSession.ts connect it to the rest.',
  ),
  panelDataRoom(
    'local',
    [...inBoth('data/browser', 'data/schema'), OWNERS_PORT],
    'local is the shop without a database: it imports schema, browser and the port.',
  ),
  panelDataRoom(
    'backup',
    ['@/data/schema/**'],
    'backup reads and writes files of whole catalogues: it imports schema only.',
  ),
  panelDataRoom(
    'spreadsheet',
    ['papaparse', 'read-excel-file/universal', 'fflate'],
    'spreadsheet reads and writes the cells of product lists and imports no other folder of data. What a file changes is decided in panel/domain/spreadsheet.',
  ),
  room(
    'src/panel/atoms/**',
    [
      ...JOTAI,
      ...inBoth('domain', 'content', 'atoms'),
      PORT,
      OWNERS_PORT,
      '@/panel/data/{backup,spreadsheet}/*',
      '@/panel/data/testing/memoryShop',
    ],
    ATOMS_MESSAGE,
  ),
  room('src/panel/hooks/**', ['react'], HOOKS_MESSAGE),
  room(
    'src/panel/components/**',
    [...DRAWING, '@/theme/**', ...inBoth('domain', 'content', 'components')],
    COMPONENTS_MESSAGE,
  ),
  room(
    'src/panel/views/**',
    [
      ...JOTAI,
      'react',
      'react-dom',
      '@mui/**',
      '@/theme/**',
      ...inBoth('domain', 'content', 'components', 'atoms', 'hooks', 'views'),
    ],
    VIEWS_MESSAGE,
  ),
];

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, es2024: true },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
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
    ...shopRooms,
    ...panelRooms,
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
    {
      files: ['tests/{e2e,engines}/**', 'src/offline/**'],
      rules: { 'eslint/no-await-in-loop': 'off' },
    },
    // Each step depends on the answer before: a change is sent, a page is read, a photograph is drawn smaller.
    { files: ['src/{data,panel/data}/**'], rules: { 'eslint/no-await-in-loop': 'off' } },
  ],
  ignorePatterns: ['dist', 'storybook-static', 'coverage', 'node_modules', '.local'],
} satisfies OxlintConfig;

import type { OxlintConfig, OxlintOverride } from 'oxlint';

const NO_PARENT_PATHS = {
  regex: String.raw`^\.\./`,
  message: 'Import from another folder by its alias, such as @/domain/product, and not by ../.',
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
 * Where two rules hold for a file, the later one in the list counts alone: a sub-folder's rule stands below its folder's.
 */
function folder(files: string | string[], mayImport: string[], message: string): OxlintOverride {
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
  return folders.flatMap((name) => [`@/${name}/**`, `@/panel/${name}/**`]);
}

/** Tests may use more of the data than the files that they are about. */
function withoutTests(dataFolder: OxlintOverride): OxlintOverride {
  return { ...dataFolder, excludeFiles: ['**/*.test.ts'] };
}

const PORT = '@/data/CatalogRepository';
const OWNERS_PORT = '@/panel/data/OwnerRepository';

const DATA_MESSAGE =
  'data never knows who draws or remembers: return the value through the port and let an atom keep it.';

const DOMAIN_MESSAGE =
  'domain is true without React, network or wording: it imports domain only. CONTRIBUTING (Folders) says where the line belongs.';

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

const shopFolders = [
  folder('src/domain/**', ['@/domain/**'], DOMAIN_MESSAGE),
  folder('src/content/**', ['schema-dts', '@/{domain,content}/**'], CONTENT_MESSAGE),
  folder('src/config/**', [], "config reads the build's settings and imports nothing."),
  folder('src/data/**', ['@supabase/*', '@/{domain,content,data}/**', IMPORT_PANEL], DATA_MESSAGE),
  withoutTests(
    folder(
      'src/data/schema/**',
      ['@/{domain,content}/**'],
      'schema says what a catalogue is: it imports no other folder of data. What stores or sends it belongs in browser, sync or write.',
    ),
  ),
  withoutTests(
    folder(
      'src/data/browser/**',
      ['@/{domain,content}/**', '@/data/{schema,browser}/**'],
      'browser stores values and imports schema only. What a mutation is belongs in sync.',
    ),
  ),
  withoutTests(
    folder(
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
  folder(
    'src/atoms/**',
    [...JOTAI, '@/{domain,content,atoms}/**', PORT, '@/data/testing/memoryRepository'],
    ATOMS_MESSAGE,
  ),
  folder('src/hooks/**', ['react'], HOOKS_MESSAGE),
  folder(
    'src/theme/**',
    ['react', '@{mui,emotion}/**', '@/{domain,theme}/**'],
    'theme describes colour, type and size: it imports MUI and domain only.',
  ),
  folder(
    'src/components/**',
    [...DRAWING, 'lean-qr', 'lean-qr/**', '@/{domain,content,theme,components}/**'],
    COMPONENTS_MESSAGE,
  ),
  folder(
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
  folder(
    'src/page/**',
    ['@/{domain,theme,page}/**', '@/data/supabase/{read/firstPage,restClient}'],
    'page is what index.html runs before the bundle arrives: it imports domain, theme and the first requests only. What needs React or more data belongs in views.',
  ),
  folder(
    'src/edge/**',
    ['@/{domain,content,edge}/**', '@/data/schema/**', '@/data/supabase/restClient'],
    "edge answers on a host in front of the page: it imports domain, content, the catalogue's schema and the REST client, and uses web standards only. What needs a browser belongs in views, what needs Node.js in scripts.",
  ),
  folder(
    'src/offline/**',
    ['@/page/silentNetwork', '@/offline/**'],
    'offline is the service worker and its registration: it imports the mark of a silent network only. What the shop itself reads or stores belongs in data.',
  ),
];

/** A folder of the panel's data: it may import the domain and content, itself and `mayImport`. */
function panelDataFolder(name: string, mayImport: string[], message: string): OxlintOverride {
  return withoutTests(
    folder(
      `src/panel/data/${name}/**`,
      [...inBoth('domain', 'content'), `@/panel/data/${name}/**`, ...mayImport],
      message,
    ),
  );
}

const SYNC_MESSAGE =
  'sync knows no backend and no columns: declare what it needs in sync/ports.ts and let write implement it.';

const SYNC_IMPORTS = [
  ...inBoth('data/browser'),
  '@/data/schema/{cleanCatalog,fields,samples,tables}',
  OWNERS_PORT,
];

const panelFolders = [
  folder('src/panel/domain/**', inBoth('domain'), DOMAIN_MESSAGE),
  folder('src/panel/content/**', inBoth('domain', 'content'), CONTENT_MESSAGE),
  folder(
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
  panelDataFolder(
    'browser',
    inBoth('data/browser', 'data/schema'),
    'browser stores values and imports schema only. What a mutation is belongs in sync.',
  ),
  panelDataFolder('sync', SYNC_IMPORTS, SYNC_MESSAGE),
  panelDataFolder(
    'sync/mutations',
    [...SYNC_IMPORTS, '@/data/schema/rows'],
    `mutations is the outbox, on which all of sync stands. ${SYNC_MESSAGE}`,
  ),
  panelDataFolder(
    'sync/state',
    [...SYNC_IMPORTS, '@/panel/data/sync/mutations/**'],
    `state is what the page knows: of sync it imports mutations only. ${SYNC_MESSAGE}`,
  ),
  panelDataFolder(
    'sync/push',
    [...SYNC_IMPORTS, '@/panel/data/sync/{mutations,state}/**', '@/panel/data/sync/ports'],
    `push imports mutations, state and the ports. Let syncEngine connect it to the rest. ${SYNC_MESSAGE}`,
  ),
  panelDataFolder(
    'sync/browserTabs',
    [...SYNC_IMPORTS, '@/panel/data/sync/{mutations,state,push}/**', '@/panel/data/sync/ports'],
    `browserTabs imports mutations, state, push and the ports. Let syncEngine connect it to the rest. ${SYNC_MESSAGE}`,
  ),
  panelDataFolder(
    'write',
    [
      '@supabase/*',
      ...inBoth('data/browser', 'data/schema', 'data/sync'),
      '@/data/supabase/restClient',
      '@/panel/data/{inPieces,password}',
      OWNERS_PORT,
    ],
    'write implements the ports of sync. Let panel/data/ownerSession.ts connect it to the rest.',
  ),
  panelDataFolder(
    'pictures',
    [
      '@supabase/*',
      '@noble/hashes/**',
      'idb-keyval',
      ...inBoth('data/browser', 'data/schema', 'data/sync'),
      '@/data/supabase/restClient',
      '@/panel/data/write/{pushResult,database}',
      OWNERS_PORT,
    ],
    'pictures prepares photographs, keeps them in the browser and sends them to Storage. Let panel/data/ownerSession.ts connect it to the rest.',
  ),
  panelDataFolder(
    'local',
    [...inBoth('data/browser', 'data/schema'), OWNERS_PORT],
    'local is the shop without a database: it imports schema, browser and the port.',
  ),
  panelDataFolder(
    'backup',
    ['@/data/schema/**'],
    'backup reads and writes files of whole catalogues: it imports schema only.',
  ),
  panelDataFolder(
    'spreadsheet',
    ['fflate', '@/panel/data/inPieces'],
    'spreadsheet reads and writes the cells of product lists and imports no other folder of data. What a file changes is decided in panel/domain/spreadsheet.',
  ),
  folder(
    'src/panel/atoms/**',
    [
      ...JOTAI,
      ...inBoth('domain', 'content', 'atoms'),
      PORT,
      OWNERS_PORT,
      '@/panel/data/{backup,spreadsheet}/*',
      '@/panel/data/inPieces',
      '@/panel/data/testing/memoryShop',
    ],
    ATOMS_MESSAGE,
  ),
  folder('src/panel/hooks/**', ['react'], HOOKS_MESSAGE),
  folder(
    'src/panel/components/**',
    // With its hook each dialog is known to the Back button, whichever view opens it.
    [
      ...DRAWING,
      '@/theme/**',
      '@/hooks/useBackLayer',
      ...inBoth('domain', 'content', 'components'),
    ],
    COMPONENTS_MESSAGE,
  ),
  folder(
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
    ...shopFolders,
    ...panelFolders,
    {
      files: ['stories/**', 'tests/**', 'scripts/**', 'deploy/**', '.storybook/**', '*.config.ts'],
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
    // There is no browser in front of a host.
    {
      files: ['src/edge/**'],
      rules: {
        'eslint/no-restricted-globals': ['error', 'window', 'document', 'process', 'localStorage'],
      },
    },
    // Each step depends on the answer before: a change is sent, a page is read, a photograph is drawn smaller.
    { files: ['src/{data,panel/data}/**'], rules: { 'eslint/no-await-in-loop': 'off' } },
  ],
  ignorePatterns: ['dist', 'dist-edge', 'storybook-static', 'coverage', 'node_modules', '.local'],
} satisfies OxlintConfig;

import type { Fault } from './fault.ts';

export const buildFaults: readonly Fault[] = [
  {
    title: 'a form may be sent to any host',
    file: 'scripts/build/hosting/headers/contentSecurityPolicy.ts',
    find: "    'form-action': [\"'none'\"],\n",
    replace: '',
    tests: ['unit scripts/build/hosting'],
  },
  {
    title: 'a script with Windows line ends does not match its hash',
    file: 'scripts/build/hosting/headers/contentSecurityPolicy.ts',
    find: "text.replaceAll(/\\r\\n?/g, '\\n')",
    replace: 'text',
    tests: ['unit scripts/build/hosting'],
  },
  {
    title: 'the header nosniff is missing',
    file: 'scripts/build/hosting/headers/responseHeaders.ts',
    find: "        'X-Content-Type-Options': 'nosniff',\n",
    replace: '',
    tests: ['unit scripts/build/hosting'],
  },
  {
    title: 'a shop name with </script> ends the script of the page',
    file: 'scripts/build/hosting/searchEngines.ts',
    find: "JSON.stringify(value).replaceAll('<', String.raw`\\u003c`)",
    replace: 'JSON.stringify(value)',
    tests: ['unit scripts/build/hosting'],
  },
  {
    title: 'search engines get 9:00 instead of 09:00',
    file: 'scripts/build/hosting/openingHours.ts',
    find: "${until.padStart(2, '0')}",
    replace: '${until}',
    tests: ['unit scripts/build/hosting'],
  },
  {
    title: 'every visitor stores the client that only the owner needs',
    file: 'scripts/build/offline/visitorFiles.ts',
    find: "['panel', 'supabase', 'spreadsheet']",
    replace: "['panel', 'spreadsheet']",
    tests: [
      'e2e tests/e2e/phone/offline tests/e2e/backend/visitorBytes.spec.ts tests/e2e/backend/offline.spec.ts',
    ],
  },
  {
    title: 'a build takes a password that the database refuses as too short',
    file: 'scripts/build/settings/adminPassword.ts',
    find: 'SHORTEST_PASSWORD = 10',
    replace: 'SHORTEST_PASSWORD = 8',
    tests: ['unit scripts/build/settings'],
  },
  {
    title: 'a shared link names its picture without the host',
    file: 'scripts/build/page/sharedLink.ts',
    find: "meta('og:image', new URL(file, website).href)",
    replace: "meta('og:image', file)",
    tests: ['unit scripts/build/page'],
  },
  {
    title: 'the shop on a home screen opens the start of the host',
    file: 'scripts/build/page/webManifest.ts',
    find: "start_url: './'",
    replace: "start_url: '/'",
    tests: ['unit scripts/build', 'e2e tests/e2e/phone/homeScreen.spec.ts'],
  },
  {
    title: 'a quotation mark in the summary ends the attribute',
    file: 'scripts/build/page/fillMarks.ts',
    find: ".replaceAll('\"', '&quot;')",
    replace: '',
    tests: ['unit scripts/build'],
  },
  {
    title: 'search engines list the page of missing addresses',
    file: 'scripts/build/hosting/notFoundPage.ts',
    find: '    <meta name="robots" content="noindex" />\n',
    replace: '',
    tests: ['unit scripts/build/hosting'],
  },
  {
    title: 'a text changes its font while it is read',
    file: 'scripts/build/page/fillMarks.ts',
    find: 'font-display: optional;',
    replace: 'font-display: swap;',
    tests: [
      'unit scripts/build',
      'e2e tests/e2e/desktop/fonts.spec.ts tests/e2e/shop/layoutShift.spec.ts',
    ],
  },
  {
    title: 'the shop works only at the root of its host',
    file: 'vite.config.ts',
    find: "base: './',",
    replace: "base: '/',",
    tests: [
      'e2e tests/e2e/phone/homeScreen.spec.ts tests/e2e/desktop/contentSecurityPolicy.spec.ts',
    ],
  },
  {
    title: 'a city in the address is also its street',
    file: 'scripts/build/hosting/autoPartsStore.ts',
    find: "last === words(city) ? lines.slice(0, -1).join(', ') : address",
    replace: 'address',
    tests: ['unit scripts/build/hosting'],
  },
];

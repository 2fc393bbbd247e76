import type { Fault } from './fault.ts';

export const setupFaults: readonly Fault[] = [
  {
    title: 'nginx sends an error page without nosniff',
    file: 'deploy/nginx.conf',
    find: 'add_header X-Content-Type-Options "nosniff" always;',
    replace: 'add_header X-Content-Type-Options "nosniff";',
    tests: ['unit scripts/build/hosting/deploy'],
  },
  {
    title: 'Caddy sends no Referrer-Policy',
    file: 'deploy/Caddyfile',
    find: '\t\tReferrer-Policy "strict-origin-when-cross-origin"\n',
    replace: '',
    tests: ['unit scripts/build/hosting/deploy'],
  },
  {
    title: 'Vercel lets browsers keep the service worker',
    file: 'deploy/vercel.json',
    find: '"source": "/sw.js",\n      "headers": [\n        {\n          "key": "Cache-Control",\n          "value": "no-cache"',
    replace:
      '"source": "/sw.js",\n      "headers": [\n        {\n          "key": "Cache-Control",\n          "value": "public, max-age=3600"',
    tests: ['unit scripts/build/hosting/deploy'],
  },
  {
    title: 'GitHub Pages gets a page without a policy',
    file: 'deploy/github-pages.yml',
    find: '          CSP_META: 1\n',
    replace: '',
    tests: ['unit scripts/build/hosting/deploy tests/conventions/workflows'],
  },
  {
    title: 'a database password with @ breaks the connection string',
    file: 'scripts/setup/answers.ts',
    find: 'encodeURIComponent(password)',
    replace: 'password',
    tests: ['unit scripts/setup', 'backend tests/backend/server/setup.test.ts'],
  },
  {
    title: 'a setting replaces another one whose name begins the same',
    file: 'scripts/setup/settingsFile.ts',
    find: 'line.startsWith(`${name}=`)',
    replace: 'line.startsWith(name)',
    tests: ['unit scripts/setup'],
  },
  {
    title: 'the set-up does not wait for new tables to appear',
    file: 'scripts/setup/proof.ts',
    find: '[0, 404, 503]',
    replace: '[0, 503]',
    tests: ['unit scripts/setup', 'backend tests/backend/server/setup.test.ts'],
  },
  {
    title: 'the set-up does not tell the REST interface about new tables',
    file: 'scripts/setup/setUpProject.ts',
    find: '    if (length > 0) await pool.query("notify pgrst, \'reload schema\'");\n',
    replace: '',
    tests: ['backend tests/backend/server/setup.test.ts'],
  },
  {
    title: 'a name that begins with localhost is trusted',
    file: 'scripts/backend/gateway/trustedNames.ts',
    find: '|\\[::1\\])$/',
    replace: '|\\[::1\\])/',
    tests: ['unit scripts/backend', 'backend tests/backend/server/gateway.test.ts'],
  },
  {
    title: 'the memory of finished requests is never given back',
    file: 'scripts/backend/gateway/bodyReader.ts',
    find: '      sum -= length;\n',
    replace: '      length = 0;\n',
    tests: ['unit scripts/backend'],
  },
  {
    title: 'pages of strangers write through the local gateway',
    file: 'scripts/backend/gateway/gateway.ts',
    find: '|| !isTrusted(headers.origin ?? LOCALHOST)',
    replace: '|| !isTrusted(LOCALHOST)',
    tests: ['backend tests/backend/server/gateway'],
  },
  {
    title: 'the secret key is taken for a public one',
    file: 'scripts/setup/answers.ts',
    find: '"role":\\s*"anon"',
    replace: '"role":\\s*"',
    tests: ['unit scripts/setup'],
  },
];

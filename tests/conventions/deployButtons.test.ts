import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const GUIDE = 'docs/kurulum.md';
const UNSET = 'github:KULLANICI/DEPO';

const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository: string };

/** `npm run test:unit -- -u` writes the guide. */
test('both deploy buttons lead to the repository of package.json', async () => {
  const address = repository.replace('github:', 'https://github.com/');
  const guide = readFileSync(GUIDE, 'utf8').replaceAll(
    /^(\[(?:netlify|vercel)\]: \S+?=)https:\/\/github\.com\/[^&\s]+/gm,
    `$1${address}`,
  );
  expect(guide.split(address)).toHaveLength(3);
  await expect(guide).toMatchFileSnapshot(`../../${GUIDE}`);
});

test('that repository is a real one', ({ skip }) => {
  skip(
    repository === UNSET,
    '"repository" of package.json is still empty: the buttons lead nowhere',
  );
  expect(repository).toMatch(/^github:[\w-]+\/[\w.-]+$/);
});

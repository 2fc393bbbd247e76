import { folderOf } from '../builds.ts';
import { expect, test as base } from '../fixtures.ts';
import { hostSite, type PolicyPlace } from '../helpers/hostedSite.ts';
import { openStorefront } from '../helpers/opening.ts';
import {
  reportViolations,
  tryInjections,
  useWholePanel,
  visitEveryScreen,
} from '../helpers/policyVisits.ts';

interface Options {
  policyIn: PolicyPlace;
}

// The fixture of `page` fails a test whose page logs an error.
const test = base.extend<Options>({
  policyIn: ['header', { option: true }],
  baseURL: async ({ policyIn }, provide) => {
    const { address, stop } = await hostSite(folderOf('local'), policyIn);
    await provide(address);
    stop();
  },
});

test.beforeEach(async ({ page }) => reportViolations(page));

test('a visitor sees every screen and the owner uses the whole panel without a violation', async ({
  page,
}) => {
  await visitEveryScreen(page);
  await useWholePanel(page);
});

for (const policyIn of ['header', 'page'] as const) {
  test.describe(`with the policy in the ${policyIn}`, () => {
    test.use({
      policyIn,
      expectedProblems: /^policy: |Content Security Policy|TrustedHTML|TrustedScript/,
    });

    test('what is injected is blocked', async ({ page }) => {
      const blocked = new Set<string | undefined>();
      page.on('console', (message) => blocked.add(/^policy: (\S+)/.exec(message.text())?.[1]));
      await openStorefront(page);
      await tryInjections(page);
      await expect
        .poll(() => [...blocked])
        .toEqual(
          expect.arrayContaining([
            'connect-src',
            'form-action',
            'frame-src',
            'require-trusted-types-for',
            'style-src-elem',
          ]),
        );
    });
  });
}

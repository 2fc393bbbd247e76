import type { Page } from '@playwright/test';

import { folderOf } from '../builds.ts';
import { expect, test as base } from '../fixtures.ts';
import { hostSite, type PolicyPlace } from '../helpers/hostedSite.ts';
import { openStorefront } from '../helpers/opening.ts';

interface Options {
  policyIn: PolicyPlace;
}

const test = base.extend<Options>({
  policyIn: ['header', { option: true }],
  baseURL: async ({ policyIn }, provide) => {
    const { address, stop } = await hostSite(folderOf('local'), { place: policyIn });
    await provide(address);
    await stop();
  },
});

/** Logs what the policy has blocked. */
async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`policy: ${violation.effectiveDirective} blocked ${violation.blockedURI}`);
    });
  });
}

/** Does in the page what an injected script would try. */
async function tryInjections(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [frame, style, form, script] = [
      document.createElement('iframe'),
      document.createElement('style'),
      document.createElement('form'),
      document.createElement('script'),
    ];
    frame.src = 'https://foreign.example/';
    style.append('body { display: none }');
    form.action = 'https://foreign.example/';
    document.body.append(frame, style, form);
    form.submit();
    void fetch('https://foreign.example/').catch(() => {});
    // Trusted Types throw.
    try {
      script.src = 'https://foreign.example/script.js';
    } catch {
      document.body.append(script);
    }
  });
}

for (const policyIn of ['header', 'page'] as const) {
  test.describe(`with the policy in the ${policyIn}`, () => {
    test.use({
      policyIn,
      expectedProblems: /^policy: |Content Security Policy|TrustedHTML|TrustedScript/,
    });

    test('what is injected is blocked', async ({ page }) => {
      const blocked = new Set<string | undefined>();
      page.on('console', (message) => blocked.add(/^policy: (\S+)/.exec(message.text())?.[1]));
      await reportViolations(page);
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

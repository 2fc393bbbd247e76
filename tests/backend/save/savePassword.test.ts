import { expect, test } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import {
  passwordHeader,
  repeatInSequence,
  resetThrottle,
  setPassword,
  writeBrand,
} from '../support/owner.ts';
import { describeBackend } from '../support/useBackend.ts';
import { writesSince } from '../support/writesSince.ts';
import { namesOn, resetShop, useSaving } from './savePanel.ts';
import { eventually, openPage, openPanel, outboxOf, product, untilSent } from './saveToBackend.ts';

describeBackend('the owner’s password', () => {
  const { backend, logged, stored } = useSaving({
    async reset(it) {
      await resetShop(it);
      await resetThrottle(it);
    },
  });

  test('that is given after a reload sends the waiting changes', async () => {
    const browser = fakeBrowser();
    await setPassword(backend(), 'bambaşka bir parola');
    const first = await openPanel(backend(), { browser });
    first.editor.add('products', product('Yeni'));
    await eventually(() => expect(logged).toHaveBeenCalled());
    first.close();

    await setPassword(backend());
    const second = await openPage(backend(), { browser });
    const begin = backend().requests.length;
    await eventually(() => expect(logged.mock.lastCall?.[1]).toMatchObject({ status: 401 }));
    expect(namesOn(second)).toContain('Yeni');
    // Without the password another try fails too.
    second.goOnline();
    await eventually(() => expect(writesSince(backend(), begin).length).toBeGreaterThan(0));
    expect(outboxOf(browser)).toHaveLength(1);

    await second.logIn();
    await untilSent(browser);
    expect(await stored()).toContain('Yeni');
  });

  test('is accepted from a known browser while others guess, also after a new login', async () => {
    const browser = fakeBrowser();
    const first = await openPanel(backend(), { browser });
    first.editor.add('products', product('Önce'));
    await untilSent(browser);
    const headers = passwordHeader('tahmin edilen parola');
    const guess = async () => writeBrand(backend(), headers);
    expect((await repeatInSequence(11, guess)).at(-1)).toBe(429);
    first.editor.add('products', product('Sırasında'));
    await untilSent(browser);
    first.close();
    const later = await openPanel(backend(), { browser });
    later.editor.add('products', product('Sonra'));
    await untilSent(browser);
    expect((await stored()).slice(0, 3)).toEqual(['Sonra', 'Sırasında', 'Önce']);
    expect(logged).not.toHaveBeenCalled();
  });
});

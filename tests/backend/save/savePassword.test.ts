import { expect, test } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';

import { setPassword } from '../support/owner.ts';
import { describeBackend } from '../support/useBackend.ts';
import { writesSince } from '../support/writesSince.ts';
import { namesOn, useSaving } from './savePanel.ts';
import { eventually, openPage, openPanel, outboxOf, product, untilSent } from './saveToBackend.ts';

describeBackend('the owner’s password', () => {
  const { backend, logged, stored } = useSaving();

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
});

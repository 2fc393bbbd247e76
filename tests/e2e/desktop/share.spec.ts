import { shop } from '../../../src/content/shop.ts';
import { expect, test } from '../fixtures.ts';
import { FIRST_PART, openPart } from '../helpers/detail.ts';
import { WEBSITE } from '../helpers/hostedSite.ts';
import { openStorefront } from '../helpers/opening.ts';
import { press } from '../helpers/owner/owner.ts';

const { name, tradingWord, contact } = shop;
const TEXT = `${FIRST_PART}
Fiyat: 2850 TL

${name} ${tradingWord}
Telefon: ${contact.phone}
${WEBSITE}`;

test('a part is copied, or its text selected by a click, or it is offered in the share menu of the browser', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // As in the page of a shop that knows its own address.
  await page.route('./', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('data-website=""', `data-website="${WEBSITE}"`);
    await route.fulfill({ response, body });
  });
  await openStorefront(page);
  await openPart(page, FIRST_PART);

  await test.step('the part has no address of its own: search engines are told the one of the shop', async () => {
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', WEBSITE);
  });

  await test.step('without a share menu the text is in the clipboard', async () => {
    await press(page, 'Paylaş');
    await expect(page.getByText(/^Kopyalandı/)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TEXT);
  });
  await test.step('where the clipboard is refused, one click selects the text', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => {
        throw new DOMException('', 'NotAllowedError');
      };
    });
    await press(page, 'Paylaş');
    const text = page.getByText(/Telefon: /);
    await expect(text).toHaveText(TEXT, { useInnerText: true });
    await text.click();
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe(TEXT);
    await press(page, 'Kapat');
    await expect(text).toHaveCount(0);
  });
  await test.step('a share menu gets the text; where it is closed, nothing is copied', async () => {
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      navigator.share = async (shared) => {
        const isSecond = dataset['shared'] !== undefined;
        dataset['shared'] = isSecond ? 'closed' : JSON.stringify(shared);
        if (isSecond) throw new DOMException('', 'AbortError');
      };
      navigator.clipboard.writeText = async () => void (dataset['copied'] = 'yes');
    });
    const html = page.locator('html');
    await press(page, 'Paylaş');
    const shared = JSON.stringify({ title: FIRST_PART, text: TEXT });
    await expect(html).toHaveAttribute('data-shared', shared);
    await press(page, 'Paylaş');
    await expect(html).toHaveAttribute('data-shared', 'closed');
    await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
    await expect(html).not.toHaveAttribute('data-copied');
  });
});

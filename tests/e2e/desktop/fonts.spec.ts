import { expect, test } from '../fixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

test('the page declares the fonts, requests each file once, and they have the letters of Turkish words and of the names of cars', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url());
  });
  const html = await (await page.request.get('./')).text();
  expect(html.match(/@font-face/g)).toHaveLength(3);

  await openStorefront(page);
  const declared = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(String),
    ),
  );
  expect(declared).toHaveLength(3);
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(files).toHaveLength(3);
  expect(new Set(files).size).toBe(3);

  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const fontsOf = async (selector: string) => {
    const text = page.locator(selector).first();
    // Cards outside the window are not laid out.
    await text.scrollIntoViewIfNeeded();
    await text.evaluate((element) => (element.textContent = 'ĞğİıŞş Škoda Citroën ČčŽžŘřé'));
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
  await expect.poll(() => fontsOf('main h2')).toEqual(['Barlow Condensed SemiBold']);
  await expect.poll(() => fontsOf('article p')).toEqual(['Barlow']);
  await expect.poll(() => fontsOf('article h3 button')).toEqual(['Barlow SemiBold']);
});

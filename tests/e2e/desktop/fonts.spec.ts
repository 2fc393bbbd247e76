import { expect, test } from '../fixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

test('the page itself declares the fonts, and each file is requested once', async ({ page }) => {
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
});

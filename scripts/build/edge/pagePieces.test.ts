import { expect, test } from 'vitest';

import { pagePieces } from './pagePieces.ts';

const PAGE = `<html><head><meta charset="UTF-8" /><meta name="viewport" content="x" />
<title>Örnek Oto</title>
<meta name="description" content="5 > 4" />
<meta name="theme-color" content="#000" />
<meta property="og:image:width" content="1200">
<meta property="og:locale" content="tr_TR" />
</head><body><div id="root"></div><template id="not-started"></template></body></html>`;

test('the page has places for head and text, and loses what the function writes there', () => {
  expect(pagePieces(PAGE)).toEqual([
    '<html><head><meta charset="UTF-8" /><meta name="viewport" content="x" />',
    `
<meta name="theme-color" content="#000" />
<meta property="og:locale" content="tr_TR" />
</head><body><div id="root"></div>`,
    '<template id="not-started"></template></body></html>',
  ]);
  expect(() => pagePieces('<html></html>')).toThrow('no place');
});

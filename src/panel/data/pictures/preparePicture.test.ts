import { expect, test } from 'vitest';

import { fileProblem } from './preparePicture';

/** Its camera data hold a small picture with an end mark of its own. */
const JPEG = '\u00FF\u00D8\u00FF\u00E1\0\u0006\u00D8\u00FF\u00D9\0\u00FF\u00DA\0\u0002abc';

test.each([
  ['nothing', '', 'empty'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a photograph of an iPhone', '\0\0\0\u0018ftypheic', 'heic'],
  ['the same as HEIF', '\0\0\0\u0018ftypmif1', 'heic'],
  ['a film', '\0\0\0\u0018ftypisom', 'video'],
  ['a film of an iPhone', '\0\0\0\u0014ftypqt  ', 'video'],
  ['a JPEG', `${JPEG}\u00FF\u00D9`, undefined],
  ['a JPEG with data behind it', `${JPEG}\u00FF\u00D9ftypmp42`, undefined],
  ['a JPEG without its end', JPEG, 'broken'],
  ['the first bytes of a JPEG', JPEG.slice(0, 7), 'broken'],
  ['an AVIF', '\0\0\0\u001Cftypavif', undefined],
  ['a text', 'merhaba', undefined],
])('the file with %s', async (_, start, problem) => {
  const bytes = Uint8Array.from(start, (letter) => letter.charCodeAt(0));
  expect(await fileProblem(new Blob([bytes]))).toBe(problem);
});

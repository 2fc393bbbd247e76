import { expect, test } from 'vitest';

import { decodeMutation, encodeMutation } from './mutationCodec';

const backend = 'https://x.supabase.co';

/** Texts of version 1, as browsers have them. They are not made by the code under test. */
const STORED: [string, string][] = [
  [
    'an update of every product column',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"table":"products","base":{"name":"Disk","price":10,"original_price":null,"image":"","category":"","brand":"","description":"","in_stock":true,"discount":null},"id":7,"rowId":7,"item":{"id":7,"name":"Fren diski","price":12.5,"originalPrice":20,"image":"a.webp","category":"Fren","brand":"BREMBO","description":"Ön \\"çift\\"","inStock":false,"discount":10}}',
  ],
  [
    'an update that was sent twice without an answer',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"attempt":2,"table":"products","base":{"original_price":20,"in_stock":false},"tried":[{"original_price":15,"in_stock":true},{"original_price":null,"in_stock":true}],"id":8,"rowId":8,"item":{"id":8,"name":"Far","price":10,"image":"","category":"Farlar","brand":"HELLA","description":"","inStock":true}}',
  ],
  [
    'an update in another order of its columns',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"table":"products","base":{"in_stock":false,"name":"Fer","original_price":20},"id":8,"rowId":8,"item":{"id":8,"name":"Far","price":10,"image":"","category":"Farlar","brand":"HELLA","description":"","inStock":true}}',
  ],
  [
    'an update that has met another owner’s change',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"attempt":1,"refused":true,"theirs":{"name":"Disk","price":11,"original_price":null,"image":"","category":"Fren","brand":"ATE","description":"","in_stock":true,"discount":null},"table":"products","base":{"price":10,"original_price":null},"tried":[{"price":12.5,"original_price":20}],"id":7,"rowId":7,"item":{"id":7,"name":"Fren diski","price":12.5,"originalPrice":20,"image":"a.webp","category":"Fren","brand":"BREMBO","description":"Ön \\"çift\\"","inStock":false,"discount":10}}',
  ],
  [
    'an update of a slide',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"attempt":1,"refused":true,"table":"slides","base":{"button_text":"Bak","button_color":"bg-blue-600","subtitle":""},"tried":[{"button_text":"Gör","button_color":"bg-red-600","subtitle":"Alt"}],"id":4503599627382841,"rowId":3,"item":{"id":4503599627382841,"title":"Kış","subtitle":"Alt","description":"Uzun","image":"/s.webp","buttonText":"Gör","buttonColor":"bg-red-600"}}',
  ],
  [
    'an update of a deleted row',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"attempt":1,"refused":true,"theirs":null,"table":"slides","base":{"title":"Yaz"},"tried":[{"title":"Kış"}],"id":3,"rowId":3,"item":{"id":3,"title":"Kış","subtitle":"Alt","description":"Uzun","image":"/s.webp","buttonText":"Gör","buttonColor":"bg-red-600"}}',
  ],
  [
    'an update without seen values',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"attempt":1,"done":true,"table":"brands","id":2,"rowId":2,"item":{"id":2,"name":"ATE","logo":""}}',
  ],
  [
    'an update that writes nothing',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"table":"brands","base":{},"id":2,"rowId":2,"item":{"id":2,"name":"ATE","logo":""}}',
  ],
  [
    'contact details',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"table":"contact","base":{"working_hours":"Hafta içi","phone":"1"},"contact":{"phone":"0312 345 67 89","email":"a@b.example","address":"Ankara","workingHours":"Pazar: kapalı"}}',
  ],
  [
    'contact details that have met another owner’s change',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"attempt":3,"refused":true,"theirs":{"phone":"0312 000 00 00","email":"","address":"Ostim","working_hours":"Her gün"},"table":"contact","base":{"working_hours":"Hafta içi"},"tried":[{"working_hours":"Cumartesi"},{"working_hours":"Pazar: kapalı"}],"contact":{"phone":"0312 345 67 89","email":"a@b.example","address":"Ankara","workingHours":"Pazar: kapalı"}}',
  ],
  [
    'applied contact details',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"attempt":1,"done":true,"table":"contact","base":{"email":"x@y.example"},"tried":[{"email":"a@b.example"}],"contact":{"phone":"0312 345 67 89","email":"a@b.example","address":"Ankara","workingHours":"Pazar: kapalı"}}',
  ],
  [
    'a new item',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"table":"products","id":4503599627382841,"item":{"id":4503599627382841,"name":"Fren diski","price":12.5,"originalPrice":20,"image":"a.webp","category":"Fren","brand":"BREMBO","description":"Ön \\"çift\\"","inStock":false,"discount":10}}',
  ],
  [
    'a new item that was sent and changed since',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"attempt":1,"table":"slides","id":4503599627382841,"item":{"id":4503599627382841,"title":"Bahar","subtitle":"Alt","description":"Uzun","image":"/s.webp","buttonText":"Gör","buttonColor":"bg-red-600"},"sent":{"id":4503599627382841,"title":"Kış","subtitle":"Alt","description":"Uzun","image":"/s.webp","buttonText":"Gör","buttonColor":"bg-red-600"},"newerThan":3,"edited":true}',
  ],
  [
    'a new item that was sent and deleted since',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"attempt":1,"table":"products","id":4503599627382841,"item":{"id":4503599627382841,"name":"Far","price":10,"image":"","category":"Farlar","brand":"HELLA","description":"","inStock":true},"removed":true,"sent":{"id":4503599627382841,"name":"Far","price":10,"image":"","category":"Farlar","brand":"HELLA","description":"","inStock":true},"newerThan":0,"edited":true}',
  ],
  [
    'a rejected new item',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"attempt":1,"refused":true,"table":"brands","id":4503599627382841,"item":{"id":4503599627382841,"name":"V","logo":"v.svg"}}',
  ],
  [
    'a deletion',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"attempt":1,"table":"products","id":7,"rowId":7,"item":{"id":7,"name":"Fren diski","price":12.5,"originalPrice":20,"image":"a.webp","category":"Fren","brand":"BREMBO","description":"Ön \\"çift\\"","inStock":false,"discount":10},"removed":true,"createdAt":"2026-01-01T00:00:00+00:00"}',
  ],
  [
    'an undone deletion',
    '{"v":1,"backend":"https://x.supabase.co","order":1764000000000,"table":"brands","id":4503599627382841,"item":{"id":4503599627382841,"name":"ATE","logo":""},"createdAt":null,"below":[4,3]}',
  ],
];

test.each(STORED)('%s is read and written back byte for byte', (_, text) => {
  const mutation = decodeMutation('a', text, backend);
  if (mutation === 'foreign') throw new TypeError('It is of this backend');
  expect(encodeMutation(mutation, backend)).toBe(text);
});

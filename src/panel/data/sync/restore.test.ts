import { describe, expect, test, vi } from 'vitest';

import { answer, fakeRest, productRows, rows } from '@/data/testing/fakeRest';
import { openPage } from '@/panel/data/testing/openPage';
import { writesOf } from '@/panel/data/testing/writesOf';

vi.spyOn(console, 'error').mockImplementation(() => undefined);

const five = productRows(5, 4, 3, 2, 1);
/** The item as the page shows it. */
const texts = { image: '', category: '', brand: '', description: '' };
const shownThird = { ...texts, id: 3, name: 'Parça 3', price: 3, inStock: true };
type Page = Awaited<ReturnType<typeof openPage>>;

const namesOn = ({ shown }: Page) => shown().products.map(({ name }) => name);
const inOrder = ['Parça 5', 'Parça 4', 'Parça 3', 'Parça 2', 'Parça 1'];

describe('a deletion that was not sent', () => {
  test('gives back the change that it has replaced', async () => {
    const rest = fakeRest({ 'GET products': rows(five), 'PATCH products': rows([{ id: 3 }]) });
    const page = await openPage(rest);
    page.editor.update('products', 3, { price: 99 });
    const [, , third] = page.shown().products;
    page.editor.remove('products', 3);
    page.editor.restore('products', third ?? shownThird);
    expect(page.shown().products[2]?.price).toBe(99);
    await page.untilSent();
    expect(new Set(writesOf(rest))).toEqual(new Set(['PATCH products 3']));
    expect(rest.requests.at(-1)?.body).toEqual({ price: 99 });
  });

  test('gives back a new item under the same id', async () => {
    const inserted = answer(201, [{ id: 9 }]);
    const rest = fakeRest({ 'GET products': rows(five), 'POST products': inserted });
    const page = await openPage(rest);
    const id = page.editor.add('products', { ...shownThird, name: 'Yeni' });
    const added = { ...shownThird, name: 'Yeni', id };
    page.editor.remove('products', id);
    expect(page.editor.restore('products', added)).toBe(id);
    await page.untilSent();
    expect(namesOn(page)).toEqual(['Yeni', ...inOrder]);
    expect(writesOf(rest).filter((write) => write.startsWith('POST'))).toHaveLength(1);
  });
});

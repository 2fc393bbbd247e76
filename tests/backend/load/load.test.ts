import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { RequestHook, SeenRequest } from '../../../scripts/backend/gateway/requests.ts';
import { describeBackend, useBackend } from '../support/useBackend';
import { insertProducts, loadFromBackend, RESET, untilSaved } from './loadFromBackend';

function productReads(requests: readonly SeenRequest[]): SeenRequest[] {
  return requests.filter(({ path }) => path.startsWith('/products'));
}

const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

describeBackend('a load', () => {
  let onRequest: RequestHook | undefined;
  const backend = useBackend({ onRequest: (request) => onRequest?.(request) });
  beforeEach(async () => {
    onRequest = undefined;
    await backend().sql(RESET);
  });

  test('reads the four tables newest first, and the latest contact record', async () => {
    await backend().sql(`
    ${insertProducts(3)};
    insert into brands (name, logo) values ('SACHS', 'a.svg'), ('BOSCH', 'b.svg');
    insert into slides (title, subtitle, description, image, button_text)
      values ('Kampanya', 'Alt', 'Açıklama', 'https://example.com/a.jpg', 'Gör');
    insert into contact_info (phone, email, address, working_hours, updated_at) values
      ('0312 111 11 11', 'yeni@parca.example', 'Ankara', 'Her gün', '2026-02-02'),
      ('0312 222 22 22', 'eski@parca.example', 'İzmir', 'Hafta içi', '2026-02-01');
  `);
    const { catalog, copies } = await loadFromBackend(backend());

    expect(catalog.products.map(({ name }) => name)).toEqual(['Parça 3', 'Parça 2', 'Parça 1']);
    expect(catalog.products[0]).toEqual({
      id: 3,
      name: 'Parça 3',
      price: 3,
      image: '',
      category: 'Motor',
      brand: 'BOSCH',
      description: 'Test',
      inStock: true,
    });
    expect(catalog.brands.map(({ name }) => name)).toEqual(['BOSCH', 'SACHS']);
    expect(catalog.slides.map(({ buttonColor }) => buttonColor)).toEqual([
      'bg-red-600 hover:bg-red-700',
    ]);
    expect(catalog.contact.phone).toBe('0312 111 11 11');
    await untilSaved(copies, 'products', 'brands', 'slides', 'contact');
    expect(JSON.parse(copies.get('ornekoto_products') ?? '')).toEqual(catalog.products);
  });

  describe('2500 products', () => {
    beforeEach(async () => void (await backend().sql(insertProducts(2500))));

    test('are read in a first page of 60 and one of 1000, and no further without scrolling', async () => {
      const begin = backend().requests.length;
      const { catalog, longer, copies } = await loadFromBackend(backend());
      await untilSaved(copies, 'products');

      expect(catalog.products).toHaveLength(60);
      expect(longer.map(({ products }) => products?.length)).toEqual([1060]);
      expect(productReads(backend().requests.slice(begin))).toHaveLength(2);
      expect(JSON.parse(copies.get('ornekoto_products') ?? '')).toEqual(longer[0]?.products);
    });

    test('are read in four requests while the visitor scrolls, each product once and in order', async () => {
      const begin = backend().requests.length;
      const { longer } = await loadFromBackend(backend(), { scrolls: true });
      await vi.waitFor(() => expect(longer).toHaveLength(3), 20_000);

      expect(longer.map(({ products }) => products?.length)).toEqual([1060, 2060, 2500]);
      expect(longer.at(-1)?.products?.map(({ price }) => price)).toEqual(numbers(2500, 1));
      expect(productReads(backend().requests.slice(begin))).toHaveLength(4);
    });

    test('all arrive except those that are deleted between two pages', async () => {
      onRequest = async ({ path }) => {
        if (!path.includes('or=')) return undefined;
        onRequest = undefined;
        await backend().sql('delete from products where price between 2480 and 2484');
        return undefined;
      };
      const { longer } = await loadFromBackend(backend(), { scrolls: true });
      await vi.waitFor(() => expect(longer).toHaveLength(3), 20_000);

      const prices = longer.at(-1)?.products?.map(({ price }) => price) ?? [];
      const shown = new Set(prices);
      expect(shown.size).toBe(prices.length);
      expect(numbers(2479, 1).every((price) => shown.has(price))).toBe(true);
    });

    test('arrive once each when others are added between two pages', async () => {
      onRequest = async ({ path }) => {
        if (!path.includes('or=')) return undefined;
        onRequest = undefined;
        await backend().sql(
          `insert into products (name, price, category, brand, description)
         select 'Yeni', 9000 + n, 'Motor', 'BOSCH', 'Test' from generate_series(1, 5) n`,
        );
        return undefined;
      };
      const { longer } = await loadFromBackend(backend(), { scrolls: true });
      await vi.waitFor(() => expect(longer).toHaveLength(3), 20_000);
      expect(longer.at(-1)?.products?.map(({ price }) => price)).toEqual(numbers(2500, 1));
    });

    test('stay as far as they were read when a page fails, and are not saved', async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      let pages = 0;
      onRequest = ({ path }) =>
        path.includes('or=') && ++pages === 1 ? { status: 503 } : undefined;
      const { longer, copies } = await loadFromBackend(backend());
      await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce(), 20_000);
      expect(longer).toEqual([]);
      expect(copies.has('ornekoto_products')).toBe(false);
      logged.mockRestore();
    });
  });
});

describeBackend('a load from a server that returns fewer rows than a page asks for', () => {
  const backend = useBackend({ maxRows: 50 });

  test('reads the whole list', async () => {
    await backend().sql(insertProducts(230));
    const { catalog, longer, copies } = await loadFromBackend(backend());
    await untilSaved(copies, 'products');
    expect(catalog.products).toHaveLength(50);
    expect(longer.at(-1)?.products?.map(({ price }) => price)).toEqual(numbers(230, 1));
  });
});

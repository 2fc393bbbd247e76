import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import Validator from '@adobe/structured-data-validator';
import openGraph from 'open-graph-scraper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { toRow } from '@/data/schema/rows';
import { contact } from '@/domain/testing/examples';

import type { Fault } from '../../../scripts/backend/gateway/requests.ts';
import { traderProducts } from '../../../stories/fixtures/trader/traderProducts.ts';
import { buildShop } from '../../e2e/buildShop.ts';
import { rest } from '../support/rest.ts';
import { emptyTables, insertProducts, insertRow, VALID_ROWS } from '../support/tables.ts';
import { describeBackend, useBackend } from '../support/useBackend.ts';
import { type Running, RUNTIMES } from './runtimes.ts';

const WEBSITE = 'https://dukkan.example/';
const PASSWORD = 'uçtan uca parola';

/** The parts of the trader's catalogue that are looked at. */
const TRADERS = traderProducts.slice(0, 20);

const PRICE = { multiple: false, property: 'product:price:amount', fieldName: 'price' };

const partsOf = (text = '') => text.match(/href="\?parca=\d+"/g) ?? [];

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
afterAll(() => rmSync(folder, { recursive: true }));

let fault: Fault | undefined;

describeBackend('the function in front of the page', () => {
  const backend = useBackend({ onRequest: () => fault });
  const firstOfMany = TRADERS.length + 1;

  beforeAll(async () => {
    await emptyTables(backend());
    for (const product of TRADERS) {
      // oxlint-disable-next-line no-await-in-loop -- Ids follow the order.
      await insertRow(backend(), 'products', toRow('products', product));
    }
    await backend().sql(insertProducts(150));
    await insertRow(backend(), 'contact_info', VALID_ROWS.contact_info);
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    cpSync('deploy', path.join(folder, 'deploy'), { recursive: true });
    const settings = {
      OPEN_CONTROLS: '1',
      SHOP_WEBSITE: WEBSITE,
      SHOP_NAME: 'Karaoğlan “Oto” & Yedek <Parça>',
      ADMIN_PASSWORD: PASSWORD,
      VITE_SUPABASE_URL: backend().url,
      VITE_SUPABASE_ANON_KEY: backend().anonKey,
    };
    await buildShop(path.join(folder, 'dist'), settings, { minify: false });
  });

  test('is one file without imports', () => {
    const code = readFileSync(path.join(folder, 'dist-edge/answer.js'), 'utf8');
    expect(code).not.toMatch(/^\s*import\b|\bimport\s*\(|\brequire\s*\(/m);
  });

  describe.each(RUNTIMES)('in $name', ({ start }) => {
    let running: Running | undefined;
    beforeAll(async () => {
      running = await start(folder);
    });
    afterAll(async () => running?.stop());

    async function ask(address: string, init?: RequestInit): Promise<Response> {
      if (running === undefined) throw new Error('It starts in beforeAll');
      return running.ask(address, init);
    }

    async function pageOf(address: string) {
      const response = await ask(address);
      const html = await response.text();
      const [, canonical] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? [];
      const [, text = ''] = /<div id="page-text">(.*?)<\/div>/s.exec(html) ?? [];
      const isLeftOut = html.includes('<meta name="robots" content="noindex">');
      return {
        status: response.status,
        html,
        canonical: canonical?.replaceAll('&#38;', '&'),
        text,
        isLeftOut,
      };
    }

    test.each([
      ['/', 200, ''],
      ['/?utm_source=instagram', 200, ''],
      ['/?parca=1', 200, '?parca=1'],
      ['/?fbclid=x&parca=1', 200, '?parca=1'],
      ['/?parca=99999', 404, undefined],
      ['/?kategori=Motor', 200, '?kategori=Motor'],
      ['/?marka=BOSCH&sayfa=2', 200, '?marka=BOSCH&sayfa=2'],
      ['/?kategori=Yok', 200, undefined],
      ['/?ara=far', 200, undefined],
      ['/?kategori=Motor&sirala=ucuz', 200, undefined],
      ['/?kategori=Motor&stok=var', 200, undefined],
    ])('%s has the status %i and the canonical address %j', async (address, status, canonical) => {
      const page = await pageOf(address);
      expect(page).toMatchObject({ status, isLeftOut: canonical === undefined });
      expect(page.canonical).toBe(canonical === undefined ? undefined : WEBSITE + canonical);
    });

    test('a part stands in the HTML with price, telephone and its row', async () => {
      const { text } = await pageOf(`/?parca=${firstOfMany}`);
      const { body } = await rest(backend(), 'GET', `products?id=eq.${firstOfMany}`);
      const [, row = ''] =
        /id="part-row" type="application\/json">(.*?)<\/script>/.exec(text) ?? [];
      expect([JSON.parse(row)]).toEqual(body);
      for (const shown of ['Parça 1', '1 TL', contact.phone]) expect(text).toContain(shown);
    });

    test('a part that is gone says so, and how to ask for it', async () => {
      const { text } = await pageOf('/?parca=99999');
      expect(text).toContain('Bu parça artık listemizde yok');
      expect(text).toContain('href="tel:');
    });

    test('a category has links to a hundred parts, and its next page to the others', async () => {
      const [first, second] = await Promise.all(
        ['/?marka=BOSCH', '/?marka=BOSCH&sayfa=2'].map(async (address) => pageOf(address)),
      );
      const bosch = 150 + TRADERS.filter(({ brand }) => brand === 'BOSCH').length;
      expect(new Set([...partsOf(first?.text), ...partsOf(second?.text)]).size).toBe(bosch);
      expect(partsOf(first?.text)).toHaveLength(100);
      expect(first?.text).toContain('href="?marka=BOSCH&#38;sayfa=2"');
      expect(second?.text).not.toContain('sayfa=3');
    });

    test('the headers are those of the build, and no second visit is answered with 304', async () => {
      const { headers } = await ask('/?parca=1');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      for (const name of ['etag', 'last-modified', 'accept-ranges']) {
        expect(headers.get(name)).toBeNull();
      }
      const seen = { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() };
      const again = await ask('/?parca=2', { headers: seen });
      expect(again.status).toBe(200);
      expect(await again.text()).toContain(
        '<link rel="canonical" href="https://dukkan.example/?parca=2">',
      );
    });

    test('HEAD has the headers of the page and nothing else', async () => {
      const head = await ask('/?parca=99999', { method: 'HEAD' });
      expect(head.status).toBe(404);
      expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await head.text()).toBe('');
    });

    test.each<[name: string, fault: Fault]>([
      ['401', { status: 401 }],
      ['402', { status: 402 }],
      ['540', { status: 540 }],
      ['nothing in time', 'hang'],
      ['a closed connection', 'drop'],
    ])('a database that answers %s takes no part away', async (_, given) => {
      fault = given;
      const page = await pageOf('/?parca=99999').finally(() => (fault = undefined));
      expect(page).toMatchObject({ status: 200, isLeftOut: false, text: '' });
      expect(page.canonical).toBe(`${WEBSITE}?parca=99999`);
    });

    test('the sitemap is that of the database', async () => {
      const index = await ask('/sitemap.xml');
      expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
      expect(index.headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate');
      expect(await index.text()).toContain(`<loc>${WEBSITE}sitemap-1.xml</loc>`);
      const page = await (await ask('/sitemap-1.xml')).text();
      expect(page).toContain(`<loc>${WEBSITE}?parca=1</loc><lastmod>`);
    });

    test('what fails inside ends in the file of the host', async () => {
      fault = { status: 540 };
      const own = await ask('/sitemap.xml').finally(() => (fault = undefined));
      expect(own.status).toBe(200);
      expect(await own.text()).not.toContain('sitemap-1.xml');
    });

    test.each(TRADERS.map((product, index) => [product.name, index + 1, product] as const))(
      'others find title, price, picture and address of %s',
      async (_, id, { name, price }) => {
        const { html } = await pageOf(`/?parca=${id}`);
        const { result, error } = await openGraph({ html, customMetaTags: [PRICE] });
        expect(error).toBe(false);
        expect(result.ogTitle?.startsWith(name)).toBe(true);
        expect(result.ogUrl).toBe(`${WEBSITE}?parca=${id}`);
        expect(result.ogImage).toHaveLength(1);
        expect(result.customMetaTags?.['price']).toBe(price > 0 ? price.toFixed(2) : undefined);
        expect(await issuesOf(html)).toEqual([]);
      },
    );
  });
});

interface Thing {
  '@type': string;
}

/** What Google would call an error in the page's JSON-LD. */
async function issuesOf(html: string): Promise<unknown[]> {
  const [, json = ''] = /<script id="page-data"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const graph = (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
  const jsonld = Object.fromEntries(graph.map((thing) => [thing['@type'], [thing]]));
  const issues = await new Validator().validate({ jsonld });
  return issues.filter(({ severity }) => severity === 'ERROR');
}

import {
  type Backend,
  restHeaders,
  restUrl,
  withinLimit,
} from '../../../src/data/supabase/restClient.ts';

type Row = Record<string, unknown>;

/** What a build knows of the shop's database (D43). */
export interface ShopCopy {
  /** The text of first-page.json: the first page of each table, without prices. */
  firstPage: string;
  /** What follows the shop's address for each part, category and brand. None with closed controls: they have no address. */
  addresses: readonly string[];
}

const LIMIT_MS = 10_000;
const ROWS_PER_PAGE = 60;
const ROWS_PER_READ = 1000;

/** Undefined where the database does not answer one request within the milliseconds of `limit`. Never rejects. */
export async function readShopCopy(
  backend: Backend,
  hasOpenControls: boolean,
  limit = LIMIT_MS,
): Promise<ShopCopy | undefined> {
  const read: Read = async (path) =>
    withinLimit(limit, async (signal) => {
      const headers = restHeaders(backend);
      const answer = await fetch(`${restUrl(backend)}/${path}`, { headers, signal });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    });
  try {
    const [firstPage, addresses] = await Promise.all([
      readFirstPage(read),
      hasOpenControls ? readAddresses(read) : [],
    ]);
    return { firstPage, addresses };
  } catch {
    return undefined;
  }
}

type Read = <Answer = Row[]>(path: string) => Promise<Answer>;

/** The fields that are used of the answer of first_page(). The other requests here do not return them. */
type FirstAnswer = Partial<Record<'shop_info' | 'categories', { rows: Row[] }>>;

async function readFirstPage(read: Read): Promise<string> {
  const newest = `select=*&order=created_at.desc,id.desc&limit=${ROWS_PER_PAGE}`;
  const [products, brands, slides, [contact], counted] = await Promise.all([
    read(`products?${newest}`),
    read(`brands?${newest}`),
    read(`slides?${newest}`),
    read('contact_info?select=*&order=updated_at.desc,id.desc&limit=1'),
    // A database may be older than the function.
    read<FirstAnswer>('rpc/first_page').catch((): FirstAnswer => ({})),
  ]);
  const unpriced = { price: 0, original_price: null, discount: null };
  const withoutPrices = products.map((product) => Object.assign(product, unpriced));
  const shop = counted.shop_info?.rows[0];
  const categories = counted.categories?.rows;
  return JSON.stringify({ products: withoutPrices, brands, slides, contact, shop, categories });
}

const address = (name: string, value: unknown) =>
  `?${new URLSearchParams({ [name]: String(value) })}`;

async function readAddresses(read: Read): Promise<string[]> {
  const parts: string[] = [];
  const categories = new Set<string>();
  const brands = new Set<string>();

  async function readFrom(last: number): Promise<void> {
    const rows = await read(
      `products?select=id,category,brand&id=gt.${last}&order=id&limit=${ROWS_PER_READ}`,
    );
    for (const { id, category, brand } of rows) {
      parts.push(address('parca', id));
      categories.add(address('kategori', category));
      brands.add(address('marka', brand));
    }
    const [end] = rows.slice(-1);
    if (end !== undefined) await readFrom(Number(end['id']));
  }
  await readFrom(0);
  return [...categories, ...brands, ...parts];
}

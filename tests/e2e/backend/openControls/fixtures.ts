import { expect, type Locator, type Page } from '@playwright/test';

import { test as base } from '../../backendFixtures.ts';
import { folderOf } from '../../builds.ts';
import { hostSite } from '../../helpers/hostedSite.ts';

/** The shop with a backend and with open controls (D22). */
export const test = base.extend({
  baseURL: async ({}, provide) => {
    const { address, stop } = await hostSite(folderOf('backend'), { controls: 'open' });
    await provide(address);
    await stop();
  },
});

/** 1200 parts of an engine, a part of the lights, which is older than these, and a brand. */
export const fillShop = `
  insert into brands (name, logo) values ('HELLA', 'images/drawings/motor.svg');
  insert into slides (title, subtitle, description, image, button_text)
  values ('Kış Bakımı', 'Antifriz', 'Kışa hazır', 'images/slides/motor-yaglari.webp', 'İncele');
  insert into products (name, price, category, brand, description, created_at)
  values ('Işık Müşürü', 150, 'Farlar', 'HELLA', 'OEM: 3G0 297 873 D', '2025-01-01');
  insert into products (name, price, category, brand, description)
  select 'Piston ' || n, n, 'Motor', 'MAHLE', 'Test' from generate_series(1, 1200) n`;

/** The id of the part that is not among the pages that a visitor reads. */
export const FAR_PART = { id: 1, name: 'Işık Müşürü' };

export async function follow(place: Page | Locator, link: string): Promise<void> {
  await place.getByRole('link', { name: link, exact: true }).click();
}

export const searchBox = (page: Page) =>
  page.getByRole('search').getByRole('searchbox', { name: 'Ürün ara' });

export async function expectResults(page: Page, heading: string, count: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} ürün bulundu`);
}

interface Head {
  titles: string[];
  description: string | undefined;
  canonical: string[];
  robots: string | undefined;
  /** The `@type` of each thing in the page's JSON-LD. */
  data: string[];
}

/** What a search engine reads when the page has been drawn. */
export async function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    const values = [...scripts].map(({ textContent }) => JSON.parse(textContent ?? ''));
    return {
      titles: [...document.querySelectorAll('head title')].map(({ textContent }) => textContent),
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
        ({ href }) => href,
      ),
      robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
      data: values.flatMap((value) => value['@graph'] ?? [value]).map((value) => value['@type']),
    };
  });
}

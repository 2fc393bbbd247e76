import { expect } from '@playwright/test';

import { LOCAL_PUBLISHABLE_KEY } from '../../scripts/backend/gateway/keys.ts';
import { passwordHeader } from '../backend/support/owner.ts';
import { ADMIN_PASSWORD } from '../e2e/builds.ts';

const VARIABLE = 'ENGINES_BACKEND';

/** Playwright's global setup can pass values to its workers only through the environment. */
export function publishBackend(url: string): void {
  process.env[VARIABLE] = url;
}

/** Adds the product, or gives it another price. */
export async function setPrice(name: string, price: number): Promise<void> {
  const product = { name, price, category: 'Motor', brand: 'BOSCH', description: 'Test' };
  const isThere = JSON.stringify(await productsNamed(name)) !== '[]';
  const filter = isThere ? `?${new URLSearchParams({ name: `eq.${name}` })}` : '';
  await expect(async () => {
    const response = await fetch(`${process.env[VARIABLE]}/rest/v1/products${filter}`, {
      method: isThere ? 'PATCH' : 'POST',
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        'content-type': 'application/json',
        ...passwordHeader(ADMIN_PASSWORD),
      },
      body: JSON.stringify(isThere ? { price } : product),
    });
    // The database checks one password of unknown browsers at a time.
    expect(response.status).not.toBe(429);
  }).toPass();
}

/** Reads rows as every visitor may. */
export async function productsNamed(name: string, select = 'name,price'): Promise<unknown> {
  const filter = new URLSearchParams({ select, name: `eq.${name}` });
  const response = await fetch(`${process.env[VARIABLE]}/rest/v1/products?${filter}`, {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
  });
  return response.json();
}

import { LOCAL_PUBLISHABLE_KEY } from '../../scripts/backend/gateway/keys.ts';

const VARIABLE = 'ENGINES_BACKEND';

/** Playwright's global setup can pass values to its workers only through the environment. */
export function publishBackend(url: string): void {
  process.env[VARIABLE] = url;
}

/** Reads rows as every visitor may. */
export async function productsNamed(name: string, select = 'name,price'): Promise<unknown> {
  const filter = new URLSearchParams({ select, name: `eq.${name}` });
  const response = await fetch(`${process.env[VARIABLE]}/rest/v1/products?${filter}`, {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
  });
  return response.json();
}

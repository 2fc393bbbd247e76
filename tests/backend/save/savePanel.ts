import { beforeEach } from 'vitest';

import { loggedErrors } from '@/data/testing/loggedErrors';

import type { Fault, RequestHook, SeenRequest } from '../../../scripts/backend/gateway/requests.ts';
import type { LocalBackend, LocalBackendOptions } from '../../../scripts/backend/localBackend.ts';
import { setPassword } from '../support/owner.ts';
import { useBackend } from '../support/useBackend.ts';
import type { Page } from './saveToBackend.ts';

/** `Eski 1` to `Eski <count>`, the highest number the newest, and nothing else. */
export async function resetProducts({ sql }: LocalBackend, count = 3): Promise<void> {
  await sql(`
    truncate products, brands, slides, contact_info restart identity;
    insert into products (name, price, image, category, brand, description)
      select 'Eski ' || n, n, '', 'Motor', 'BOSCH', 'Test' from generate_series(1, ${count}) n;
  `);
}

/** Leaves the products of `resetProducts`, with a password and without recorded operations. */
export async function resetShop(backend: LocalBackend, count?: number): Promise<void> {
  await backend.sql('truncate private.applied_operations, private.filled_lists');
  await resetProducts(backend, count);
  await setPassword(backend);
}

export function namesOn(page: Pick<Page, 'shown'>): string[] {
  return page.shown().products.map(({ name }) => name);
}

/** Gives writes this fault, and no other requests. */
export function failWrites(fault: Fault) {
  return ({ method, path }: SeenRequest): Fault | undefined =>
    method === 'GET' || path.startsWith('/rpc/seed') ? undefined : fault;
}

interface SavingOptions {
  backend?: LocalBackendOptions;
  /** Restores the initial data. */
  reset?: (backend: LocalBackend) => Promise<void>;
}

/** A backend with its initial data before each test, to which faults can be given. Captures console errors. */
export function useSaving({ backend: options, reset = resetShop }: SavingOptions = {}) {
  const logged = loggedErrors();
  const network: { hook?: RequestHook | undefined } = {};
  const backend = useBackend({ ...options, onRequest: (request) => network.hook?.(request) });

  beforeEach(async () => {
    network.hook = undefined;
    await reset(backend());
  });

  return {
    backend,
    logged,
    /** The names of the products. */
    stored: async () => {
      const rows = await backend().sql(
        'select name from products order by created_at desc, id desc',
      );
      return rows.map(({ name }) => String(name));
    },
    injectFaults: (hook: RequestHook) => void (network.hook = hook),
    clearFaults: () => void (network.hook = undefined),
  };
}

import { shop } from '@/content/shop';

/** Everything that this shop keeps in the browser lies under its prefix (specification 7). */
export function browserKey(name: string): string {
  return `${shop.storagePrefix}_${name}`;
}

/** Begins the key of every change that waits to be sent; its operation id follows. */
export const OUTBOX_PREFIX = browserKey('outbox:');

import { OWNER_KEY, type SafeStorage } from '@/data/browser/storage';

const TOKEN = /^[0-9a-f]{64}$/;
const BYTES = 32;

export type DeviceToken = ReturnType<typeof createDeviceToken>;

/** Marks requests of a browser that has sent the right password before (D17). It does not replace the password. */
export function createDeviceToken(storage: SafeStorage) {
  let token: string | undefined;

  function make(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    storage.set(OWNER_KEY, made);
    return made;
  }

  return {
    read(): string {
      const stored = storage.get(OWNER_KEY) ?? '';
      token ??= TOKEN.test(stored) ? stored : make();
      return token;
    },
    /** Forgets a token that may have been revoked: the next read makes a new one. */
    discard(): void {
      // Another browser tab may have a newer one.
      if (storage.get(OWNER_KEY) === token) storage.remove(OWNER_KEY);
      token = undefined;
    },
  };
}

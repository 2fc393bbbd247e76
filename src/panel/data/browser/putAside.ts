import { browserKey, type SafeStorage } from '@/data/browser/storage';

const KEY = browserKey('aside');

/** Words that this browser keeps: what the owner does not want to be told again. */
export function createPutAside(storage: SafeStorage) {
  const all = () => (storage.get(KEY) ?? '').split(' ');
  return { all, add: (word: string) => void storage.set(KEY, [...all(), word].join(' ')) };
}

import { fakeStorage, type FakeStorage } from './fakeStorage';

export function fullStorage(saved?: Record<string, string>): FakeStorage {
  return new Proxy(fakeStorage(saved), {
    get: (target, name) => (name === 'setItem' ? refuse : Reflect.get(target, name)),
  });
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

import { fakeStorage, type FakeStorage } from './fakeStorage';

export function fullStorage(saved?: Record<string, string>): FakeStorage {
  return new Proxy(fakeStorage(saved), {
    get: (target, name) => (name === 'setItem' ? throwQuotaError : Reflect.get(target, name)),
  });
}

function throwQuotaError(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

/** A `Map`, or for objects a `WeakMap`, which forgets with them. */
interface Store<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** The function, which computes the value of each key once. A changed item is a new object, so it is a new key. */
export function memoize<Key, Value>(
  compute: (key: Key) => Value,
  store: Store<Key, Value>,
): (key: Key) => Value {
  return (key) => {
    const known = store.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    store.set(key, value);
    return value;
  };
}

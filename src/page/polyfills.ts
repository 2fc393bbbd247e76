/** Adds the methods, and the effect of `inert`, that the shop uses and that browsers since Chrome 80, Safari 14 and Firefox 78 may lack (D18). */
export function addPolyfills(): void {
  for (const owner of [Array.prototype, String.prototype]) fill(owner, 'at', at);
  fill(String.prototype, 'replaceAll', replaceAll);
  fill(Array.prototype, 'toReversed', toReversed);
  fill(Array.prototype, 'toSorted', toSorted);
  fill(Object, 'hasOwn', hasOwn);
  fill(Map, 'groupBy', groupBy);
  if ('AbortSignal' in window) fill(AbortSignal.prototype, 'throwIfAborted', throwIfAborted);
  if (!('inert' in HTMLElement.prototype)) hideInert();
}

function fill(owner: object, name: string, value: unknown): void {
  if (name in owner) return;
  Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

function at<Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  return this[index < 0 ? this.length + index : index];
}

function replaceAll(this: string, pattern: string | RegExp, replacement: string): string {
  const everywhere =
    typeof pattern === 'string'
      ? new RegExp(pattern.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'g')
      : pattern;
  return this.replace(everywhere, replacement);
}

function toReversed<Item>(this: readonly Item[]): Item[] {
  // oxlint-disable-next-line unicorn/no-array-reverse -- what it proposes is this function
  return this.slice().reverse();
}

function toSorted<Item>(this: readonly Item[], compare?: (one: Item, other: Item) => number) {
  // oxlint-disable-next-line unicorn/no-array-sort -- what it proposes is this function
  return this.slice().sort(compare);
}

function hasOwn(owner: object, name: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(owner, name);
}

function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    groups.set(key, (groups.get(key) || []).concat([item]));
    index += 1;
  }
  return groups;
}

function throwIfAborted(this: AbortSignal): void {
  if (this.aborted) throw this.reason || new DOMException('Aborted', 'AbortError');
}

/** Hides it by a rule, because a strict Content-Security-Policy would refuse text, and after the slider's transition. */
function hideInert(): void {
  const { sheet } = document.head.appendChild(document.createElement('style'));
  sheet?.insertRule('[inert] { visibility: hidden; transition: visibility 0s 500ms }');
}

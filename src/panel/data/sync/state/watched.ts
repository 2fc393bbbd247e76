/** Tells its watchers the current value: at once, and at each `report` before which it has changed. */
export function createWatched<Value>(current: () => Value) {
  const watchers = new Set<(value: Value) => void>();
  let reported = JSON.stringify(current());

  function report(): void {
    const value = current();
    const text = JSON.stringify(value);
    if (text === reported) return;
    reported = text;
    watchers.forEach((watcher) => watcher(value));
  }

  function watch(watcher: (value: Value) => void): () => void {
    watchers.add(watcher);
    watcher(current());
    return () => watchers.delete(watcher);
  }

  return { report, watch };
}

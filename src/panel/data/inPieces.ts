const LONGEST_TASK_MS = 50;

/** Lets the page answer and draw. */
export async function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Changes each of many items. The page answers before, between and after, because 20,000 lines at once would hold a phone for seconds. */
export async function mapInPieces<Item, Result>(
  items: Iterable<Item>,
  change: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  await pause();
  let since = performance.now();
  for (const item of items) {
    results.push(change(item, results.length));
    if (performance.now() - since > LONGEST_TASK_MS) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one piece after the other
      await pause();
      since = performance.now();
    }
  }
  await pause();
  return results;
}

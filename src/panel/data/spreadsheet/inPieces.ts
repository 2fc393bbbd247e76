const PIECE = 1000;

export async function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Changes each of many items. The page answers in between, because 20,000 lines at once would hold it for a second. */
export async function mapInPieces<Item, Result>(
  items: Iterable<Item>,
  change: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(change(item, results.length));
    if (results.length % PIECE === 0) await pause();
  }
  return results;
}

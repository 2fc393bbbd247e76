import type { Indexer } from 'storybook/internal/types';

/** Stories that exist only for their play function. */
const TEST_ONLY = 'test-only';

/** Lists the test-only stories of a file after its states. The sidebar shows them in this order. */
export function statesFirst(indexers: Indexer[] = []): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (...args) => {
      const entries = await indexer.createIndex(...args);
      const { states = [], tests = [] } = Object.groupBy(entries, ({ tags }) =>
        tags?.includes(TEST_ONLY) === true ? 'tests' : 'states',
      );
      return [...states, ...tests];
    },
  }));
}

import type { Catalog } from '@/domain/catalog';
import type { Product } from '@/domain/product';
import { changeLocalProducts, wholeListCommands } from '@/panel/data/local/localEditor';
import {
  ALL_SAVED,
  type CatalogEditor,
  type ChangeFailure,
  type ReplaceFailure,
  type SaveState,
} from '@/panel/data/OwnerRepository';
import { createWatched } from '@/panel/data/sync/state/saveState';

/** What happens to every mutation: applied at once, or kept in the outbox. */
type SaveResult = 'saved' | 'waiting';

export interface EditorOptions {
  saveResult?: SaveResult;
  state?: Partial<SaveState>;
  replaceFailure?: ReplaceFailure | undefined;
  changeFailure?: ChangeFailure | undefined;
  /** The server does not answer: when the page has last read what is stored. */
  readAt?: Date;
  /** What somebody else makes of these products before the owner's next change set. */
  changedElsewhere?: readonly Product[];
}

export function memoryEditor(
  read: () => Catalog,
  write: (changed: Partial<Catalog>) => void,
  { saveResult = 'saved', replaceFailure, changeFailure, readAt, ...options }: EditorOptions,
): CatalogEditor {
  let { changedElsewhere = [] } = options;
  let steps = 0;
  let state: SaveState = { ...ALL_SAVED, ...options.state };
  const watchedState = createWatched(() => state);

  function save(changed: Partial<Catalog>): void {
    write(changed);
    if (saveResult === 'saved') return;
    setState({ waiting: state.waiting + 1 });
  }

  function setState(changed: Partial<SaveState>): void {
    state = { ...state, ...changed };
    watchedState.report();
  }

  const changeProducts = changeLocalProducts(read, (changed) => {
    save(changed);
    return true;
  });

  const editor: CatalogEditor = {
    ...wholeListCommands(read, save),
    inStep: () => ({ step: `step ${++steps}`, editor }),
    async changeProducts(changes) {
      if (changeFailure !== undefined) return { kind: 'failed', reason: changeFailure };
      const elsewhere = new Map(changedElsewhere.map((product) => [product.id, product]));
      changedElsewhere = [];
      if (elsewhere.size > 0) {
        write({ products: read().products.map((product) => elsewhere.get(product.id) ?? product) });
      }
      return changeProducts(changes);
    },
    async replaceAll(backup) {
      if (replaceFailure === undefined) save(backup);
      return replaceFailure;
    },
    readStored: async () => readAt,
    decide(conflictId) {
      setState({ conflicts: state.conflicts.filter(({ id }) => id !== conflictId) });
    },
    retry(refusalId) {
      const refusals = state.refusals.filter(({ id }) => id !== refusalId);
      setState({ refusals: refusalId === undefined ? [] : refusals });
    },
    watchState: watchedState.watch,
  };
  return editor;
}

import type { Catalog } from '@/domain/catalog';
import type { Product } from '@/domain/product';
import { changeLocalProducts } from '@/panel/data/local/changeLocalProducts';
import { wholeListCommands } from '@/panel/data/local/localEditor';
import type {
  CatalogEditor,
  ChangeFailure,
  ReplaceFailure,
  SaveState,
} from '@/panel/data/OwnerRepository';
import { createWatched } from '@/panel/data/sync/state/watched';
import type { Conflict } from '@/panel/domain/conflict';
import type { Refusal } from '@/panel/domain/refusal';

/** What happens to every mutation: applied at once, or kept in the outbox. */
type SaveResult = 'saved' | 'waiting';

export interface EditorOptions {
  saveResult?: SaveResult;
  state?: SaveState;
  replaceFailure?: ReplaceFailure | undefined;
  changeFailure?: ChangeFailure | undefined;
  /** What somebody else makes of these products before the owner's next change set. */
  changedElsewhere?: readonly Product[];
  conflicts?: readonly Conflict[];
  refusals?: readonly Refusal[];
}

export function memoryEditor(
  read: () => Catalog,
  write: (changed: Partial<Catalog>) => void,
  { saveResult = 'saved', replaceFailure, changeFailure, ...options }: EditorOptions,
): CatalogEditor {
  let { changedElsewhere = [], conflicts = [], refusals = [] } = options;
  let { state = { waiting: 0, refused: refusals.length } } = options;
  const watchedState = createWatched(() => state);
  const watchedConflicts = createWatched(() => conflicts);
  const watchedRefusals = createWatched(() => refusals);

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

  return {
    ...wholeListCommands(read, save),
    async changeProducts(changes) {
      if (changeFailure !== undefined) return { kind: 'failed', reason: changeFailure };
      const others = new Map(changedElsewhere.map((product) => [product.id, product]));
      changedElsewhere = [];
      if (others.size > 0) {
        write({ products: read().products.map((product) => others.get(product.id) ?? product) });
      }
      return changeProducts(changes);
    },
    async replaceAll(backup) {
      if (replaceFailure === undefined) save(backup);
      return replaceFailure;
    },
    watchConflicts: watchedConflicts.watch,
    decide(conflictId) {
      conflicts = conflicts.filter(({ id }) => id !== conflictId);
      watchedConflicts.report();
    },
    watchRefusals: watchedRefusals.watch,
    retry(refusalId) {
      refusals = refusals.filter(({ id }) => refusalId !== undefined && id !== refusalId);
      watchedRefusals.report();
      setState({ refused: refusals.length });
    },
    watchState: watchedState.watch,
  };
}

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
  const conflictWatchers = new Set<(conflicts: readonly Conflict[]) => void>();
  const refusalWatchers = new Set<(refusals: readonly Refusal[]) => void>();
  const watchers = new Set<(state: SaveState) => void>();

  function save(changed: Partial<Catalog>): void {
    write(changed);
    if (saveResult === 'saved') return;
    setState({ waiting: state.waiting + 1 });
  }

  function setState(changed: Partial<SaveState>): void {
    state = { ...state, ...changed };
    watchers.forEach((watcher) => watcher(state));
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
    watchConflicts(onConflicts) {
      conflictWatchers.add(onConflicts);
      onConflicts(conflicts);
      return () => conflictWatchers.delete(onConflicts);
    },
    decide(conflictId) {
      conflicts = conflicts.filter(({ id }) => id !== conflictId);
      conflictWatchers.forEach((watcher) => watcher(conflicts));
    },
    watchRefusals(onRefusals) {
      refusalWatchers.add(onRefusals);
      onRefusals(refusals);
      return () => refusalWatchers.delete(onRefusals);
    },
    retry(refusalId) {
      refusals = refusals.filter(({ id }) => refusalId !== undefined && id !== refusalId);
      refusalWatchers.forEach((watcher) => watcher(refusals));
      setState({ refused: refusals.length });
    },
    watchState(onState) {
      watchers.add(onState);
      onState(state);
      return () => watchers.delete(onState);
    },
  };
}

import { atom } from 'jotai';

import { hideUndoAtom } from '@/panel/atoms/catalogActions';
import { closeFormAtom } from '@/panel/atoms/openForm';
import { openAccess } from '@/panel/atoms/session';
import type { ChangeFailure } from '@/panel/data/OwnerRepository';
import {
  type ChangeAgain,
  type ChangedProduct,
  countChanges,
  type ProductChanges,
  rebaseChanges,
  setValuesAgain,
  splitChanges,
} from '@/panel/domain/products/productChanges';

/** `again` makes the change of what is stored now, `without` leaves the changed products out. */
export type ChangedChoice = 'again' | 'without' | 'nothing';

interface Undecided {
  products: readonly ChangedProduct[];
  /** How many of the owner's changes are left without them. */
  others: number;
  decide: (choice: ChangedChoice) => void;
}

export type ChangesFailure = ChangeFailure | 'cancelled';

const baseUndecidedAtom = atom<Undecided | null>(null);

/** What somebody else has changed meanwhile; the owner's changes wait for his decision (D28). */
export const changedProductsAtom = atom((get) => get(baseUndecidedAtom));

export const decideChangedAtom = atom(null, (get, set, choice: ChangedChoice) => {
  const undecided = get(baseUndecidedAtom);
  set(baseUndecidedAtom, null);
  undecided?.decide(choice);
});

/** In one transaction. Returns what undoes it, or why nothing was changed. Form drafts and undo steps are dropped. */
export const changeProductsAtom = atom(
  null,
  async (get, set, wanted: ProductChanges, changeAgain: ChangeAgain = setValuesAgain) => {
    async function change(changes: ProductChanges): Promise<ProductChanges | ChangesFailure> {
      const result = await openAccess(get).editor.changeProducts(changes);
      if (result.kind === 'failed') return result.reason;
      if (result.kind === 'done') return result.undo;
      const { products } = result;
      const ids = new Set(products.map(({ seen }) => seen.id));
      const [, others] = splitChanges(changes, ({ id }) => ids.has(id));
      const choice = await new Promise<ChangedChoice>((decide) => {
        set(baseUndecidedAtom, { products, others: countChanges(others), decide });
      });
      if (choice === 'nothing') return 'cancelled';
      return change(choice === 'again' ? rebaseChanges(changes, products, changeAgain) : others);
    }

    const undo = await change(wanted);
    if (typeof undo !== 'string') {
      set(closeFormAtom);
      set(hideUndoAtom);
    }
    return undo;
  },
);

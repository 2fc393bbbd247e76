import { atom } from 'jotai';

import type { CatalogEditor, ChangeFailure } from '@/panel/data/OwnerRepository';
import { countChanges } from '@/panel/domain/catalogChanges';
import {
  type ChangeAgain,
  type ChangedProduct,
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
  unchangedCount: number;
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

interface ChangeOptions {
  /** A database that has only the tables changes one product after the other. */
  byRow?: boolean;
  changeAgain?: ChangeAgain;
  /** Chooses in the owner's place. */
  choose?: (products: readonly ChangedProduct[]) => Promise<ChangedChoice>;
}

/** Changes products in one transaction. Resolves with what undoes it, or with the reason of the failure. */
export const changeProductsAtom = atom(
  null,
  async (_get, set, editor: CatalogEditor, wanted: ProductChanges, options: ChangeOptions = {}) => {
    const { changeAgain = setValuesAgain, byRow, choose } = options;

    async function change(changes: ProductChanges): Promise<ProductChanges | ChangesFailure> {
      const result = await editor.changeProducts(changes, byRow);
      if (result.kind === 'failed') return result.reason;
      if (result.kind === 'done') return result.undo;
      const { products } = result;
      const ids = new Set(products.map(({ seen }) => seen.id));
      const [, rest] = splitChanges(changes, ({ id }) => ids.has(id));
      const ask = async () =>
        new Promise<ChangedChoice>((decide) => {
          set(baseUndecidedAtom, { products, unchangedCount: countChanges(rest), decide });
        });
      const choice = await (choose ?? ask)(products);
      if (choice === 'nothing') return 'cancelled';
      return change(choice === 'again' ? rebaseChanges(changes, products, changeAgain) : rest);
    }

    return change(wanted);
  },
);

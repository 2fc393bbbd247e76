import { useAtomValue, useSetAtom } from 'jotai';

import { changedProductsAtom, decideChangedAtom } from '@/panel/atoms/changes/changeProducts';
import { ChangedProductsDialog } from '@/panel/components/ChangedProductsDialog';
import { crossedRecord } from '@/panel/domain/changes/changedRecord';

export function ChangedProductsView() {
  const undecided = useAtomValue(changedProductsAtom);
  const decide = useSetAtom(decideChangedAtom);
  if (undecided === null) return null;
  const { products, unchangedCount } = undecided;
  return (
    <ChangedProductsDialog
      products={products.map(crossedRecord)}
      isDeletion={products.every(({ wanted }) => wanted === undefined)}
      canSkip={unchangedCount > 0}
      onAgain={() => decide('again')}
      onWithout={() => decide('without')}
      onCancel={() => decide('nothing')}
    />
  );
}

import { useAtomValue, useSetAtom } from 'jotai';

import { changedProductsAtom, decideChangedAtom } from '@/panel/atoms/changes/changeProducts';
import { ChangedRecordsDialog } from '@/panel/components/ChangedRecordsDialog';
import { changedText } from '@/panel/content/conflict';
import { crossedRecord } from '@/panel/domain/changes/changedRecord';

/** What somebody else has changed of the products that the owner is about to change together (D28). */
export function ChangedProductsView() {
  const undecided = useAtomValue(changedProductsAtom);
  const decide = useSetAtom(decideChangedAtom);
  if (undecided === null) return null;
  const { products, unchangedCount } = undecided;
  const isDeletion = products.every(({ wanted }) => wanted === undefined);
  const again = isDeletion ? 'Yine de sil' : 'Yeni değerlere uygula';
  const skip = { label: 'Bu parçaları atla', onPress: () => decide('without') };
  return (
    <ChangedRecordsDialog
      title="Değişen parçalar var"
      text={changedText(products.length, isDeletion)}
      records={products.map(crossedRecord)}
      words={{ seen: 'gördüğünüz', now: 'Şimdi' }}
      choices={[
        { label: again, onPress: () => decide('again') },
        ...(unchangedCount > 0 ? [skip] : []),
      ]}
      onClose={() => decide('nothing')}
    />
  );
}

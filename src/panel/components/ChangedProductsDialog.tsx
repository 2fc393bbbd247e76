import Button from '@mui/material/Button';

import { changedText } from '@/panel/content/conflict';
import type { ChangedRecord } from '@/panel/domain/changes/changedRecord';

import { AdminDialog } from './AdminDialog';
import { ChangedList } from './ChangedList';

const TITLE = 'Değişen parçalar var';

export interface ChangedProductsDialogProps {
  products: readonly ChangedRecord[];
  isDeletion: boolean;
  /** Something is left to do without these products. */
  canSkip: boolean;
  onAgain: () => void;
  onWithout: () => void;
  onCancel: () => void;
}

export function ChangedProductsDialog(props: ChangedProductsDialogProps) {
  const { products, isDeletion, canSkip, onAgain, onWithout, onCancel } = props;
  return (
    <AdminDialog
      title={TITLE}
      text={changedText(products.length, isDeletion)}
      width={40}
      closeLabel="Vazgeç"
      onClose={onCancel}
      actions={
        <>
          <Button color="primary" variant="contained" size="large" onClick={onAgain}>
            {isDeletion ? 'Yine de sil' : 'Yeni değerlere uygula'}
          </Button>
          {canSkip ? (
            <Button variant="outlined" size="large" onClick={onWithout}>
              Bu parçaları atla
            </Button>
          ) : null}
        </>
      }
    >
      <ChangedList label={TITLE} records={products} words={{ seen: 'gördüğünüz', now: 'Şimdi' }} />
    </AdminDialog>
  );
}

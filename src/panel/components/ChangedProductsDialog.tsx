import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { type DescribedChange, changedText } from '@/panel/content/conflict';
import { clampLines } from '@/theme/sizes';

import { AdminDialog } from './AdminDialog';

const SHOWN = 50;

const TEXT_ID = 'changed-products-text';

const list = { listStyle: 'none', m: 0, mt: 1.5, p: 0 };
const row = { py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' } as const;
const nameStyle = { ...clampLines(2), fontWeight: 600 } as const;
const values = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 1.5,
} as const;

export interface ChangedProductsDialogProps {
  products: readonly DescribedChange[];
  isDeletion: boolean;
  /** False where nothing is left to do without these products. */
  hasOthers: boolean;
  onAgain: () => void;
  onWithout: () => void;
  onCancel: () => void;
}

export function ChangedProductsDialog(props: ChangedProductsDialogProps) {
  const { products, isDeletion, hasOthers, onAgain, onWithout, onCancel } = props;
  const hidden = products.length - SHOWN;
  return (
    <AdminDialog
      title="Değişen parçalar var"
      describedBy={TEXT_ID}
      width={40}
      closeLabel="Vazgeç"
      onClose={onCancel}
      actions={
        <>
          <Button color="primary" variant="contained" size="large" onClick={onAgain}>
            {isDeletion ? 'Yine de sil' : 'Yeni değerlere uygula'}
          </Button>
          {hasOthers ? (
            <Button variant="outlined" size="large" onClick={onWithout}>
              Bu parçaları atla
            </Button>
          ) : null}
        </>
      }
    >
      <Typography id={TEXT_ID}>{changedText(products.length, isDeletion)}</Typography>
      <Box component="ul" role="list" aria-label="Değişen parçalar var" sx={list}>
        {products.slice(0, SHOWN).map((product) => (
          <Box key={product.id} component="li" sx={row}>
            <Typography sx={nameStyle}>{product.name}</Typography>
            {product.isDeleted ? 'Silinmiş' : null}
            {product.changes.map((change) => (
              <ChangeView key={change.field} {...change} />
            ))}
          </Box>
        ))}
      </Box>
      {hidden > 0 ? (
        <Typography color="textSecondary">{`ve ${hidden} parça daha`}</Typography>
      ) : null}
    </AdminDialog>
  );
}

function ChangeView({ field, seen, now }: DescribedChange['changes'][number]) {
  return (
    <Box sx={values}>
      <Typography variant="body2" color="textSecondary" sx={clampLines(3)}>
        {`${field}, gördüğünüz: ${seen}`}
      </Typography>
      <Typography variant="body2" sx={clampLines(3)}>
        Şimdi: <strong>{now}</strong>
      </Typography>
    </Box>
  );
}

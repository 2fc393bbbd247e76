import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { changeCountText } from '@/panel/content/bulk';
import { countHiddenOriginals } from '@/panel/domain/products/bulkChange';
import type { ProductEdit } from '@/panel/domain/products/productChanges';

import { PriceChangeList } from './PriceChangeList';

const SHOWN = 4;

export interface ChangePreviewProps {
  edits: readonly ProductEdit[];
  /** How many products are marked. */
  marked: number;
  showsPrices: boolean;
}

export function ChangePreview({ edits, marked, showsPrices }: ChangePreviewProps) {
  const changed = edits.length;
  const hiddenOriginals = countHiddenOriginals(edits);
  return (
    <div>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {changeCountText(changed, marked - changed)}
      </Typography>
      {hiddenOriginals === 0 ? null : (
        <Paper variant="dashed" sx={{ px: 1.5, py: 1, mt: 1 }}>
          {`${hiddenOriginals} üründe orijinal fiyat yeni fiyattan yüksek olmayacak; mağazada üstü çizili fiyat görünmeyecek.`}
        </Paper>
      )}
      {showsPrices && changed > 0 ? (
        <PriceChangeList label="Önce ve sonra" edits={edits.slice(0, SHOWN)} />
      ) : null}
      {showsPrices && changed > SHOWN ? (
        <Typography variant="body2" color="textSecondary">
          {`ve ${changed - SHOWN} ürün daha`}
        </Typography>
      ) : null}
    </div>
  );
}

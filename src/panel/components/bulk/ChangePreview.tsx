import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { changeCountText } from '@/panel/content/bulk';
import type { BulkPreview } from '@/panel/domain/products/bulkChange';

import { PriceChangeList } from './PriceChangeList';

export function ChangePreview(props: BulkPreview & { showsPrices: boolean }) {
  const { changed, unchanged, hiddenOriginals, examples, showsPrices } = props;
  return (
    <div>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {changeCountText(changed, unchanged)}
      </Typography>
      {hiddenOriginals === 0 ? null : (
        <Paper variant="dashed" sx={{ px: 1.5, py: 1, mt: 1 }}>
          {`${hiddenOriginals} üründe orijinal fiyat yeni fiyattan yüksek olmayacak; mağazada üstü çizili fiyat görünmeyecek.`}
        </Paper>
      )}
      {showsPrices && changed > 0 ? (
        <>
          <PriceChangeList label="Önce ve sonra" edits={examples} />
          {changed > examples.length ? (
            <Typography variant="body2" color="textSecondary">
              {`ve ${changed - examples.length} ürün daha`}
            </Typography>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { AdminDialog } from '@/panel/components/AdminDialog';
import { feedWays, feedWords, gapWords } from '@/panel/content/files/feed';
import { SHARE_CATALOG } from '@/panel/content/panel';
import type { FeedGap } from '@/panel/domain/products/feedGap';

const GAPS = ['price', 'picture', 'format'] as const;

const address = {
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;

export interface ShareCatalogDialogProps {
  /** Undefined while it is tried, null where nobody can read the catalogue from an address. */
  feed: string | null | undefined;
  counts: Record<FeedGap | 'none', number>;
  hasOpenControls: boolean;
  isCopied: boolean;
  onCopy: () => void;
  onDownload: () => void;
  onShow: (gap: FeedGap) => void;
  onClose: () => void;
}

export function ShareCatalogDialog(props: ShareCatalogDialogProps) {
  const { feed, counts, hasOpenControls, isCopied, onCopy, onDownload, onShow, onClose } = props;
  const gaps = GAPS.filter((gap) => counts[gap] > 0);
  const actions = (
    <>
      {feed ? (
        <Button variant="contained" size="large" aria-live="polite" onClick={onCopy}>
          {isCopied ? feedWords.copied : feedWords.copy}
        </Button>
      ) : null}
      <Button variant={feed === null ? 'contained' : 'outlined'} size="large" onClick={onDownload}>
        {feedWords.download}
      </Button>
    </>
  );
  return (
    <AdminDialog title={SHARE_CATALOG} width={40} actions={actions} onClose={onClose}>
      <Stack sx={{ gap: 2, pb: 3 }}>
        <Typography role="status" sx={feed ? address : null}>
          {feed ?? (feed === null ? feedWords.noAddress : feedWords.asking)}
        </Typography>
        <div>
          <Typography sx={{ fontWeight: 600 }}>{feedWords.included(counts.none)}</Typography>
          {gaps.length > 0 ? <Typography>{feedWords.leftOut}</Typography> : null}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {gaps.map((gap) => (
              <Button key={gap} variant="outlined" onClick={() => onShow(gap)}>
                {gapWords[gap](counts[gap])}
              </Button>
            ))}
          </Stack>
        </div>
        {hasOpenControls ? null : <Typography>{feedWords.closedControls}</Typography>}
        {(feed === null ? [] : feedWays).map(({ where, how }) => (
          <div key={where}>
            <Typography variant="h4" component="h3">
              {where}
            </Typography>
            <Typography>{how}</Typography>
          </div>
        ))}
      </Stack>
    </AdminDialog>
  );
}

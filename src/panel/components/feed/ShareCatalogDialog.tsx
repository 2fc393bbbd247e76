import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { AdminDialog } from '@/panel/components/AdminDialog';
import { feedWays, feedWords, gapWords } from '@/panel/content/files/feed';
import { SHARE_CATALOG } from '@/panel/content/panel';
import type { FeedGap } from '@/panel/domain/products/feedGap';

const GAPS = ['price', 'picture', 'format'] as const;

const address = { p: 1.5, border: 1, borderColor: 'divider', userSelect: 'all' } as const;

export interface ShareCatalogDialogProps {
  /** Undefined while it is tried, null where nobody can read the catalogue from an address. */
  feed: string | null | undefined;
  counts: Record<FeedGap | 'none', number>;
  /** How many changes the database does not have yet. */
  unsent: number;
  hasOpenControls: boolean;
  isCopied: boolean;
  onCopy: () => void;
  onShow: (gap: FeedGap) => void;
  onClose: () => void;
}

export function ShareCatalogDialog(props: ShareCatalogDialogProps) {
  const { feed, counts, unsent, hasOpenControls, isCopied, onCopy, onShow, onClose } = props;
  const unsentId = useId();
  const gaps = GAPS.filter((gap) => counts[gap] > 0);
  const actions = feed ? (
    <>
      {unsent > 0 ? (
        <Typography id={unsentId} variant="body2" sx={{ flexBasis: '100%' }}>
          {feedWords.unsent(unsent)}
        </Typography>
      ) : null}
      <Button variant="contained" size="large" aria-live="polite" onClick={onCopy}>
        {isCopied ? feedWords.copied : feedWords.copy}
      </Button>
      <Button
        variant="outlined"
        size="large"
        href={feed}
        // An answer that is no file must not take the panel's place.
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={unsent > 0 ? unsentId : undefined}
      >
        {feedWords.download}
      </Button>
    </>
  ) : null;
  return (
    <AdminDialog title={SHARE_CATALOG} width={40} actions={actions} onClose={onClose}>
      <Stack sx={{ gap: 2, pb: 3 }}>
        <Typography role="status" sx={feed ? address : null}>
          {feed ?? (feed === null ? feedWords.noAddress : feedWords.asking)}
        </Typography>
        {feed === null ? null : (
          <>
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
            {feedWays.map(({ where, how }) => (
              <div key={where}>
                <Typography variant="h4" component="h3">
                  {where}
                </Typography>
                <Typography>{how}</Typography>
              </div>
            ))}
          </>
        )}
      </Stack>
    </AdminDialog>
  );
}

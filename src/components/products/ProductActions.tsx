import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { IconControl } from '@/components/shared/IconControl';
import { FORCED_COLORS, TOUCH_TARGET } from '@/theme/sizes';

// An icon imported from @mdi/js would be in every visitor's first download (see panelIcons.ts).
const SHARE =
  'M17 2a3.5 3.5 0 1 1-2.6 5.8L9.4 10.6a3.6 3.6 0 0 1 0 2.8l5 2.8a3.5 3.5 0 1 1-.9 1.7l-5.1-2.9a3.5 3.5 0 1 1 0-6l5.1-2.9A3.5 3.5 0 0 1 17 2z';
const PRINT =
  'M6 3h12v5H6zm2 2v1h8V5zM5 9h14a3 3 0 0 1 3 3v6h-4v3H6v-3H2v-6a3 3 0 0 1 3-3zm3 7v3h8v-3zm10-4.5v2h2v-2z';

const PrintButton = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    minWidth: TOUCH_TARGET,
    '& > span:last-of-type': { display: 'none' },
    '& .MuiButton-startIcon': { marginRight: 0 },
  },
}));

const bubble = {
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  right: '1.125rem',
  width: 'max-content',
  maxWidth: 'min(100% - 2.25rem, 26rem)',
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'start',
  justifyContent: 'end',
  columnGap: 1,
  p: '0.625rem 1rem',
  [FORCED_COLORS]: { border: '1px solid' },
} as const;

const selectable = {
  mt: 1,
  mb: 0.5,
  pl: 1.5,
  borderLeft: 1,
  borderColor: 'surface.steelOnInk',
  whiteSpace: 'pre-line',
  userSelect: 'all',
} as const;

export interface ProductActionsProps {
  notice: 'copied' | { text: string } | undefined;
  onShare: () => void;
  onPrint: () => void;
  onCloseNotice: () => void;
}

export function ProductActions({ notice, onShare, onPrint, onCloseNotice }: ProductActionsProps) {
  return (
    <>
      <Stack direction="row" sx={{ ml: 'auto' }}>
        <Button startIcon={<Icon path={SHARE} />} onClick={onShare}>
          Paylaş
        </Button>
        <PrintButton aria-label="Yazdır" startIcon={<Icon path={PRINT} />} onClick={onPrint}>
          <span>Yazdır</span>
        </PrintButton>
      </Stack>
      <div role="status">
        {notice === undefined ? null : (
          <Paper variant="ink" sx={bubble}>
            {notice === 'copied' ? (
              'Kopyalandı. Bir mesaja yapıştırabilirsiniz.'
            ) : (
              <>
                <Box sx={{ flex: '1 1 12rem' }}>
                  Tarayıcınız kopyalamaya izin vermedi. Metni seçip kopyalayın:
                  <Typography variant="body2" sx={selectable}>
                    {notice.text}
                  </Typography>
                </Box>
                <IconControl
                  path={mdiClose}
                  aria-label="Kapat"
                  onClick={onCloseNotice}
                  edge="end"
                />
              </>
            )}
          </Paper>
        )}
      </div>
    </>
  );
}

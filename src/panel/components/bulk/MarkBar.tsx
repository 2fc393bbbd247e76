import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { IN_TALL_WINDOW } from '@/panel/components/tallWindow';
import { bulkActions, markCountText } from '@/panel/content/bulk';
import type { BulkAction } from '@/panel/domain/products/bulkDraft';
import { PAGE_GUTTER } from '@/theme/sizes';

const bar = {
  [IN_TALL_WINDOW]: { position: 'fixed', zIndex: 'appBar', bottom: 0, left: 0, right: 0 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  px: PAGE_GUTTER,
  pt: 1,
  pb: 'max(0.5rem, env(safe-area-inset-bottom))',
  borderTop: 4,
  borderColor: 'primary.main',
  bgcolor: 'background.default',
  '& > *': { width: '100%', maxWidth: `calc(80rem - 2 * ${PAGE_GUTTER})`, mx: 'auto' },
} as const;

const line = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 1rem',
  '& > p': { flex: '1 1 9rem' },
} as const;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  p: 0.5,
  '& > button': {
    flex: { xs: '1 1 0', sm: 'none' },
    flexDirection: { xs: 'column', sm: 'row' },
    justifyContent: { xs: 'start', sm: 'center' },
    gap: { xs: 0.25, sm: 1 },
    minWidth: 'min-content',
    overflowWrap: 'normal',
    px: { xs: 0.25, sm: 1.5 },
    py: 0.75,
    fontSize: { xs: '0.8125rem', sm: '1rem' },
    lineHeight: 1.2,
  },
  '& > [aria-disabled="true"]': { opacity: 0.45 },
};

const ACTIONS = Object.keys(bulkActions) as BulkAction[];

export interface MarkBarProps {
  marked: number;
  /** How many of the marked are not in the filtered list. */
  hidden: number;
  onAction: (action: BulkAction) => void;
  onLeave: () => void;
}

export function MarkBar({ marked, hidden, onAction, onLeave }: MarkBarProps) {
  return (
    <Box component="section" aria-label="Seçilen ürünler" sx={bar}>
      <Stack direction="row" sx={line}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {markCountText(marked, hidden)}
        </Typography>
        <Button variant="outlined" onClick={onLeave} sx={{ ml: 'auto' }}>
          Vazgeç
        </Button>
      </Stack>
      <Box sx={actions}>
        {ACTIONS.map((action) => (
          <Button
            key={action}
            color={action === 'delete' ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            aria-disabled={marked === 0}
            onClick={marked === 0 ? undefined : () => onAction(action)}
          >
            <Icon path={PANEL_ICONS[action]} />
            {bulkActions[action].label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

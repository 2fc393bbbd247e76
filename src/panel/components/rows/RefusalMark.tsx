import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { refusalReasons, refusalWords } from '@/panel/content/panel';
import type { Refusal } from '@/panel/domain/refusal';

const root = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.75rem',
  py: 0.5,
} as const;

export interface RefusalMarkProps {
  name: string;
  reason: Refusal['reason'];
  onRetry: () => void;
}

export function RefusalMark({ name, reason, onRetry }: RefusalMarkProps) {
  return (
    <Typography variant="body2" component="div" color="primary" sx={root}>
      <Icon path={PANEL_ICONS.alert} fontSize="small" />
      <span style={{ flex: '1 1 14rem' }}>
        <strong>{refusalWords.mark}</strong>
        {` · ${refusalReasons[reason]}`}
      </span>
      <Button
        variant="outlined"
        aria-label={`${refusalWords.retry}: ${name}`}
        onClick={onRetry}
        sx={{ ml: 'auto' }}
      >
        {refusalWords.retry}
      </Button>
    </Typography>
  );
}

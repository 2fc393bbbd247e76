import { mdiCheck, mdiClockOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { saveStateText, waitingReasons } from '@/panel/content/panel';

import { PANEL_ICONS } from './panelIcons';

const line = { display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.9375rem' };

export interface SaveStateLineProps {
  waiting: number;
  refused: number;
  reason?: keyof typeof waitingReasons | undefined;
}

/** A status, never an alert (D7). */
export function SaveStateLine({ waiting, refused, reason }: SaveStateLineProps) {
  const isRefused = refused > 0;
  const open = waiting > 0 ? mdiClockOutline : mdiCheck;
  return (
    <Typography
      role="status"
      color={isRefused ? 'primary' : 'textSecondary'}
      sx={{ ...line, fontWeight: isRefused ? 600 : undefined }}
    >
      <Icon path={isRefused ? PANEL_ICONS.alert : open} fontSize="small" />
      <span>
        <span>{saveStateText(waiting, refused)}</span>
        {reason === undefined ? null : ` · ${waitingReasons[reason]}`}
      </span>
    </Typography>
  );
}

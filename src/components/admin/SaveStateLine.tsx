import { mdiCheck, mdiClockOutline } from '@mdi/js';
import { styled } from '@mui/material/styles';

import { Icon } from '@/components/shared/Icon';
import { saveStateText, waitingReasons } from '@/content/admin';

import { SIGNS } from './signs';

const Root = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  '&[data-refused="true"]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));

export interface SaveStateLineProps {
  /** Changes that the backend does not have yet. */
  waiting: number;
  /** Changes that it has turned away. */
  refused: number;
  /** Why the first ones wait. */
  reason?: keyof typeof waitingReasons | undefined;
}

/** Never an alert: the one line that tells how far the changes have got (D7). */
export function SaveStateLine({ waiting, refused, reason }: SaveStateLineProps) {
  const open = waiting > 0 ? mdiClockOutline : mdiCheck;
  return (
    <Root role="status" data-refused={refused > 0}>
      <Icon path={refused > 0 ? SIGNS.alert : open} fontSize="small" />
      <span>
        <span>{saveStateText(waiting, refused)}</span>
        {reason === undefined ? null : ` · ${waitingReasons[reason]}`}
      </span>
    </Root>
  );
}

import { mdiCheck, mdiClockOutline } from '@mdi/js';
import { styled } from '@mui/material/styles';

import { Icon } from '@/components/shared/Icon';
import { saveStateText } from '@/content/admin';

import { PANEL_ICONS } from './panelIcons';

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
}

/** Never an alert: the one line that tells how far the changes have got (D7). */
export function SaveStateLine({ waiting, refused }: SaveStateLineProps) {
  const open = waiting > 0 ? mdiClockOutline : mdiCheck;
  return (
    <Root role="status" data-refused={refused > 0}>
      <Icon path={refused > 0 ? PANEL_ICONS.alert : open} fontSize="small" />
      {saveStateText(waiting, refused)}
    </Root>
  );
}

import { mdiCheck } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { refusalWords, saveStateText, waitingReasons } from '@/panel/content/panel';

import { PANEL_ICONS } from './panelIcons';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontSize: { xs: '0.8125rem', sm: '0.9375rem', lg: '0.875rem' },
};

export interface SaveStateLineProps {
  waiting: number;
  refused: number;
  reason?: keyof typeof waitingReasons | undefined;
  /** A form is open that holds what is not saved. */
  isTyped?: boolean | undefined;
  /** The lists are not those of the database. */
  isUnread?: boolean | undefined;
  onRetry: () => void;
}

/** A status, never an alert (D7). */
export function SaveStateLine(props: SaveStateLineProps) {
  const { waiting, refused, reason, isTyped = false, isUnread = false, onRetry } = props;
  const status = useRef<HTMLElement>(null);
  const isRefused = refused > 0;
  const saved = isUnread ? PANEL_ICONS.alert : isTyped ? PANEL_ICONS.edit : mdiCheck;

  function handleRetry() {
    status.current?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Typography
        ref={status}
        tabIndex={-1}
        role="status"
        color={isRefused ? 'primary' : 'textSecondary'}
        sx={{ ...line, fontWeight: isRefused ? 600 : undefined }}
      >
        <Icon
          path={isRefused ? PANEL_ICONS.alert : waiting > 0 ? PANEL_ICONS.waiting : saved}
          fontSize="small"
        />
        <span>
          <span>{saveStateText(waiting, refused, { isTyped, isUnread })}</span>
          {reason === undefined ? null : ` · ${waitingReasons[reason]}`}
        </span>
      </Typography>
      {isRefused ? (
        <Button variant="outlined" onClick={handleRetry}>
          {refusalWords.retry}
        </Button>
      ) : null}
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import type { FocusEvent } from 'react';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { clampLines } from '@/theme/sizes';

const message = { ...clampLines(2), overflowWrap: 'anywhere' } as const;

export interface UndoSnackbarProps {
  /** Undefined: nothing can be brought back. The region stays, so that screen readers announce what appears in it. */
  name: string | undefined;
  /** What else the owner should know about the deletion. */
  note?: string | undefined;
  /** True while a form is open: its buttons are at the lower edge. */
  isAtTop: boolean;
  onUndo: () => void;
  /** True while the pointer or the focus is on it: it must not disappear then. */
  onHold: (isHeld: boolean) => void;
}

/** Names what was deleted, and brings it back. */
export function UndoSnackbar({ name, note, isAtTop, onUndo, onHold }: UndoSnackbarProps) {
  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onHold(false);
  }

  return (
    <div role="status">
      {name === undefined ? null : (
        <Snackbar
          open
          transitionDuration={0}
          anchorOrigin={{ vertical: isAtTop ? 'top' : 'bottom', horizontal: 'center' }}
          onMouseEnter={() => onHold(true)}
          onMouseLeave={() => onHold(false)}
          onFocus={() => onHold(true)}
          onBlur={handleBlur}
        >
          <SnackbarContent
            role="presentation"
            message={
              <>
                <Box component="span" sx={message}>
                  “{name}” silindi
                </Box>{' '}
                {note}
              </>
            }
            action={
              <Button color="inherit" startIcon={<Icon path={PANEL_ICONS.undo} />} onClick={onUndo}>
                Geri al
              </Button>
            }
          />
        </Snackbar>
      )}
    </div>
  );
}

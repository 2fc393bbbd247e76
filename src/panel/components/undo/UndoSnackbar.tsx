import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';

import { Icon } from '@/components/shared/Icon';
import { useHold } from '@/components/shared/useHold';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { clampLines } from '@/theme/sizes';

const aboveButtons = {
  '&&&': { bottom: 'calc(max(1rem, env(safe-area-inset-bottom)) + var(--room-below, 0px))' },
};

const message = { ...clampLines(2), overflowWrap: 'anywhere' } as const;

export interface UndoSnackbarProps {
  /** Undefined: the region stays empty, so that screen readers announce what appears in it. */
  name: string | undefined;
  note?: string | undefined;
  isAtTop: boolean;
  onUndo: () => void;
  /** Called when the pointer or the focus comes in, and when it leaves. */
  onHold: (isHeld: boolean) => void;
}

export function UndoSnackbar({ name, note, isAtTop, onUndo, onHold }: UndoSnackbarProps) {
  const holdProps = useHold(onHold);
  return (
    <div role="status">
      {name === undefined ? null : (
        <Snackbar
          open
          transitionDuration={0}
          anchorOrigin={{ vertical: isAtTop ? 'top' : 'bottom', horizontal: 'center' }}
          sx={isAtTop ? null : aboveButtons}
          {...holdProps}
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

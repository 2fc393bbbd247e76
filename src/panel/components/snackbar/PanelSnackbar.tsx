import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import type { ReactNode } from 'react';

import { useHold } from '@/components/shared/useHold';
import { clampLines } from '@/theme/sizes';

const twoLines = { ...clampLines(2), overflowWrap: 'anywhere' } as const;

export interface PanelSnackbarProps {
  /** Undefined: the region stays empty, so that screen readers announce what appears in it. */
  message: string | undefined;
  note?: string | undefined;
  action?: ReactNode;
  isAtTop: boolean;
  /** Called when the pointer or the focus comes in, and when it leaves. */
  onHold: (isHeld: boolean) => void;
}

export function PanelSnackbar({ message, note, action, isAtTop, onHold }: PanelSnackbarProps) {
  const holdProps = useHold(onHold);
  return (
    <div role="status">
      {message === undefined ? null : (
        <Snackbar
          open
          transitionDuration={0}
          anchorOrigin={{ vertical: isAtTop ? 'top' : 'bottom', horizontal: 'center' }}
          {...holdProps}
        >
          <SnackbarContent
            role="presentation"
            message={
              <>
                <Box component="span" sx={twoLines}>
                  {message}
                </Box>{' '}
                {note}
              </>
            }
            action={action}
          />
        </Snackbar>
      )}
    </div>
  );
}

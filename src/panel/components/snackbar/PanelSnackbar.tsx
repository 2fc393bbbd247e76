import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';

import { Icon } from '@/components/shared/Icon';
import { useHold } from '@/components/shared/useHold';
import { clampLines } from '@/theme/sizes';

interface SnackbarAction {
  label: string;
  /** The icon. */
  path?: string;
  onPress: () => void;
}

export interface PanelSnackbarProps {
  /** Undefined: the region stays empty, so that screen readers announce what appears in it. */
  message: string | undefined;
  note?: string | undefined;
  actions: readonly SnackbarAction[];
  isAtTop: boolean;
  /** Called when the pointer or the focus comes in, and when it leaves. */
  onHold: (isHeld: boolean) => void;
}

export function PanelSnackbar(props: PanelSnackbarProps) {
  const { message, note, actions, isAtTop, onHold } = props;
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
                <Box component="span" sx={clampLines(3)}>
                  {message}
                </Box>{' '}
                {note}
              </>
            }
            action={actions.map(({ label, path, onPress }) => (
              <Button
                key={label}
                color="inherit"
                startIcon={path && <Icon path={path} />}
                onClick={onPress}
              >
                {label}
              </Button>
            ))}
          />
        </Snackbar>
      )}
    </div>
  );
}

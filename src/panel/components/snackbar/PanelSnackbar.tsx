import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';

import { Icon } from '@/components/shared/Icon';
import { useHold } from '@/components/shared/useHold';
import { clampLines, FORCED_COLORS } from '@/theme/sizes';

// The row around the bar is as wide as the window, and must not take clicks.
const rowAt = (edge: 'top' | 'bottom') => ({
  pointerEvents: 'none',
  '&&': {
    left: '1rem',
    right: '1rem',
    [edge]: `max(1rem, env(safe-area-inset-${edge}))`,
    transform: 'none',
  },
});

const bar = {
  flexGrow: 'initial',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  width: 'min(100%, 34rem)',
  p: '0.5rem 0.5rem 0.5rem 1rem',
  borderLeft: '4px solid',
  borderColor: 'primary.main',
  bgcolor: 'surface.ink',
  color: 'common.white',
  typography: 'body1',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.3)',
  pointerEvents: 'auto',
  [FORCED_COLORS]: { borderBlock: '1px solid', borderRight: '1px solid' },
  ':focus-visible': { outlineColor: 'common.white', boxShadow: 'none' },
  '& .MuiSnackbarContent-message': { flex: '1 1 8rem', p: 0 },
  '& .MuiSnackbarContent-action': {
    flexWrap: 'wrap',
    justifyContent: 'end',
    p: 0,
    m: '0 0 0 auto',
  },
};

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
  const edge = isAtTop ? 'top' : 'bottom';
  return (
    <div role="status">
      {message === undefined ? null : (
        <Snackbar
          open
          transitionDuration={0}
          anchorOrigin={{ vertical: edge, horizontal: 'center' }}
          sx={rowAt(edge)}
          {...holdProps}
        >
          <SnackbarContent
            role="presentation"
            sx={bar}
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

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FocusEvent } from 'react';

import { Icon } from '@/components/shared/Icon';
import { FORCED_COLORS } from '@/theme/sizes';

import { PANEL_ICONS } from './panelIcons';

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 0,
  bottom: 'max(1rem, env(safe-area-inset-bottom))',
  display: 'grid',
  justifyItems: 'center',
  paddingInline: '1rem',
  pointerEvents: 'none',
  // Never over a form's own buttons, wherever these stand.
  '&[data-at-top="true"]': { bottom: 'auto', top: 'max(1rem, env(safe-area-inset-top))' },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  width: 'min(100%, 34rem)',
  padding: '0.5rem 0.5rem 0.5rem 1rem',
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.surface.ink,
  color: theme.vars.palette.common.white,
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.3)',
  pointerEvents: 'auto',
  [FORCED_COLORS]: { borderBlock: '1px solid', borderRight: '1px solid' },
  ':focus-visible': { outlineColor: theme.vars.palette.common.white, boxShadow: 'none' },
}));

const Words = styled('span')({
  flex: '1 1 8rem',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export interface UndoBarProps {
  /** Undefined: nothing can be brought back. The region stays, so that screen readers notice what comes. */
  name: string | undefined;
  /** True while a form is open. */
  isAtTop: boolean;
  onUndo: () => void;
  /** True while the pointer or the focus is on it: then nobody should take it away. */
  onHold: (isHeld: boolean) => void;
}

/** Says what has gone, and brings it back. */
export function UndoBar({ name, isAtTop, onUndo, onHold }: UndoBarProps) {
  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onHold(false);
  }

  return (
    <Place role="status" data-at-top={isAtTop}>
      {name === undefined ? null : (
        <Bar
          onMouseEnter={() => onHold(true)}
          onMouseLeave={() => onHold(false)}
          onFocus={() => onHold(true)}
          onBlur={handleBlur}
        >
          <Words>“{name}” silindi</Words>
          <Button
            color="inherit"
            startIcon={<Icon path={PANEL_ICONS.undo} />}
            onClick={onUndo}
            sx={{ flexShrink: 0, ml: 'auto' }}
          >
            Geri al
          </Button>
        </Bar>
      )}
    </Place>
  );
}

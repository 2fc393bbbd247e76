import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { halfFilledText } from '@/panel/content/changes';

import { PANEL_ICONS } from './panelIcons';
import { IN_TALL_WINDOW, STAYING, TALL_WINDOW } from './tallWindow';

const HIDE_FORM = 'Formu gizle';

const PHONE = '@media (max-width: 37.49em)';

/** Styles of a phone, where the buttons are under the thumb. A low window has none of them: it may be what a keyboard leaves. */
const onPhone = <const Styles extends object>(styles: Styles) => ({
  [PHONE]: { [IN_TALL_WINDOW]: styles },
});

const root = {
  display: 'grid',
  gap: { xs: 0, sm: 2 },
  minWidth: 0,
  '& > .MuiButton-root': { justifySelf: 'start', maxWidth: '100%' },
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem 1rem',
  // 72 px in wide windows, with what follows at once.
  py: { lg: '0.625rem' },
  mb: { lg: -2 },
  bgcolor: 'background.default',
  '& > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    ml: { sm: 'auto' },
  },
  '& .MuiButton-contained': { flexGrow: { xs: 1, sm: 0 } },
  ...onPhone({
    position: 'fixed',
    zIndex: 'appBar',
    bottom: 0,
    left: 0,
    right: 0,
    gap: 0.25,
    px: 1,
    pt: 0.25,
    pb: 'max(0.25rem, env(safe-area-inset-bottom))',
    borderTop: 1,
    borderColor: 'divider',
    bgcolor: 'background.default',
    '& > .actions, & > .actions > .MuiStack-root': { display: 'contents' },
    '& [role="alert"]': { order: -1 },
    '& .MuiButton-root': { flex: '1 1 0', minHeight: '3rem', px: 0.25 },
  }),
} as const;

const severalButtons = onPhone({
  '& .MuiButton-root.MuiButton-root': {
    flexDirection: 'column',
    m: 0,
    fontSize: '0.75rem',
    '& > .MuiButton-startIcon': { m: 0 },
  },
});

// On a phone in a line of its own, above the buttons.
const note = {
  alignSelf: 'center',
  maxWidth: '20rem',
  ...onPhone({ flexBasis: '100%', order: -1, maxWidth: 'none' }),
};

// Of what appears at the lower edge for a moment.
const roomBelow = (lines: string) => ({
  [PHONE]: {
    [`${TALL_WINDOW} .MuiSnackbar-root.MuiSnackbar-root.MuiSnackbar-anchorOriginBottomCenter`]: {
      bottom: `calc(max(1rem, env(safe-area-inset-bottom)) + ${lines})`,
    },
  },
});

export interface ListPanelProps {
  addLabel: string;
  actions?: ReactNode;
  newForm?: ReactElement | undefined;
  /** The name of the draft with which the form for a new item begins. */
  draftName?: string | undefined;
  /** Names of items whose forms were left half filled. */
  halfFilled?: readonly string[] | undefined;
  onOpenHalfFilled?: () => void;
  /** Stands beside the button in wide windows. */
  search?: ReactNode;
  children: ReactNode;
  /** The form's own buttons are at the lower edge of a phone's window. */
  isFormOpen: boolean;
  /** The button takes the focus, unless something else has it. */
  buttonTakesFocus: boolean;
  onToggleNew: () => void;
}

/** A list, and the button that adds to it (specification 2, "Admin panel"). */
export function ListPanel(props: ListPanelProps) {
  const { addLabel, actions, newForm, draftName, search, children, halfFilled = [] } = props;
  const { isFormOpen, buttonTakesFocus, onToggleNew } = props;
  const isNew = newForm !== undefined;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (buttonTakesFocus && document.activeElement === document.body) button.current?.focus();
  }, [buttonTakesFocus]);

  return (
    <Box sx={root}>
      <Box
        sx={[
          line,
          actions !== undefined && severalButtons,
          isFormOpen ? onPhone({ display: 'none' }) : isWide && search !== undefined && STAYING,
        ]}
      >
        {isFormOpen ? null : <GlobalStyles styles={roomBelow(draftName ? '5rem' : '3.5rem')} />}
        <Button
          ref={button}
          variant={isNew ? 'outlined' : 'contained'}
          size="large"
          aria-expanded={isNew}
          aria-describedby={draftName && noteId}
          aria-label={isNew ? `${HIDE_FORM}: ${addLabel}` : undefined}
          startIcon={<Icon path={isNew ? mdiClose : PANEL_ICONS.add} />}
          onClick={onToggleNew}
        >
          {isNew ? HIDE_FORM : addLabel}
        </Button>
        {draftName === undefined ? null : (
          <Typography id={noteId} noWrap variant="body2" sx={note}>
            Yarım kalan: {draftName}
          </Typography>
        )}
        {isWide && search !== undefined ? <Box sx={{ flex: 1 }}>{search}</Box> : null}
        {actions === undefined ? null : <div className="actions">{actions}</div>}
      </Box>
      {newForm}
      {halfFilled.length === 0 ? null : (
        <Button variant="outlined" onClick={props.onOpenHalfFilled}>
          {halfFilledText(halfFilled)}
        </Button>
      )}
      {isWide ? null : search}
      {children}
    </Box>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { useBackLayer } from '@/hooks/useBackLayer';

import { takeFocus } from './takeFocus';

const paper = {
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 2rem)',
  m: 0,
  borderRadius: 0,
  boxShadow: 'none',
};

// Always on screen, however long the content is.
const actionsBar = {
  position: 'sticky',
  zIndex: 1,
  bottom: 'max(-1.5rem, -7vw)',
  mx: 'max(-1.5rem, -7vw)',
  mb: 'max(-1.5rem, -7vw)',
  px: 'min(1.5rem, 7vw)',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

export interface AdminDialogProps {
  title: string;
  /** The text below the title, which screen readers read with it. */
  text?: string;
  /** The width in rem, 36 where it is missing. A narrower screen keeps a margin around the dialog. */
  width?: number;
  /** The buttons before the one that closes the dialog. The one that does what the title says comes first. */
  actions?: ReactNode;
  closeLabel?: string;
  /** The step is on its way, and closes nothing until it has ended. */
  isBusy?: boolean;
  /** Called by the last button, by Escape and by a phone's Back button. Without it only `actions` close the dialog. */
  onClose?: () => void;
  children: ReactNode;
}

/** The frame of the panel's dialogs. Its heading has the focus, unless something in it takes the focus when it is drawn. */
export function AdminDialog(props: AdminDialogProps) {
  const { title, text, width = 36, actions, isBusy = false, onClose, children } = props;
  const { closeLabel = 'Kapat' } = props;
  const titleId = useId();
  const textId = useId();
  useBackLayer(close);

  function close() {
    if (!isBusy) onClose?.();
  }

  return (
    <Dialog
      open
      transitionDuration={0}
      aria-labelledby={titleId}
      aria-describedby={text && textId}
      onClose={(_event, reason) => (reason === 'escapeKeyDown' ? close() : undefined)}
      slotProps={{ paper: { sx: { ...paper, width: `min(100% - min(2rem, 9vw), ${width}rem)` } } }}
      // Over the undo bar.
      sx={{ zIndex: 'snackbar' }}
    >
      <DialogContent>
        <DialogTitle id={titleId} ref={takeFocus} tabIndex={-1} variant="h3">
          {title}
        </DialogTitle>
        {text === undefined ? null : <Typography id={textId}>{text}</Typography>}
        {children}
        <DialogActions sx={actionsBar}>
          {actions}
          {onClose === undefined ? null : (
            <Button variant="outlined" size="large" aria-disabled={isBusy} onClick={close}>
              {closeLabel}
            </Button>
          )}
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

import Button from '@mui/material/Button';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { PanelSnackbar, type PanelSnackbarProps } from '@/panel/components/snackbar/PanelSnackbar';

export interface UndoSnackbarProps extends Pick<PanelSnackbarProps, 'note' | 'isAtTop' | 'onHold'> {
  /** Undefined: nothing can be undone. */
  name: string | undefined;
  onUndo: () => void;
}

export function UndoSnackbar({ name, onUndo, ...bar }: UndoSnackbarProps) {
  return (
    <PanelSnackbar
      {...bar}
      message={name === undefined ? undefined : `“${name}” silindi`}
      action={
        <Button color="inherit" startIcon={<Icon path={PANEL_ICONS.undo} />} onClick={onUndo}>
          Geri al
        </Button>
      }
    />
  );
}

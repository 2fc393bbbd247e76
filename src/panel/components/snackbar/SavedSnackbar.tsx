import Button from '@mui/material/Button';

import { PanelSnackbar, type PanelSnackbarProps } from './PanelSnackbar';

export interface SavedSnackbarProps extends Pick<
  PanelSnackbarProps,
  'note' | 'isAtTop' | 'onHold'
> {
  /** Undefined: nothing was saved. */
  name: string | undefined;
  /** False: the browser has no room for the change. */
  isKept: boolean;
  onShow: () => void;
  /** Missing after a change of an item that was there. */
  onAddAnother?: (() => void) | undefined;
}

export function SavedSnackbar(props: SavedSnackbarProps) {
  const { name, isKept, onShow, onAddAnother, ...bar } = props;
  const words = isKept ? 'Kaydedildi' : 'Bu tarayıcıda saklanamadı';
  return (
    <PanelSnackbar
      {...bar}
      message={name === undefined ? undefined : `${words}: ${name}`}
      action={
        <>
          <Button color="inherit" onClick={onShow}>
            Göster
          </Button>
          {onAddAnother ? (
            <Button color="inherit" onClick={onAddAnother}>
              Bir tane daha
            </Button>
          ) : null}
        </>
      }
    />
  );
}

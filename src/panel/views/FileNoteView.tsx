import Button from '@mui/material/Button';
import { useAtomValue, useSetAtom } from 'jotai';

import { fileNoteAtom, hideFileNoteAtom } from '@/panel/atoms/files/writeFile';
import { PanelSnackbar } from '@/panel/components/snackbar/PanelSnackbar';
import { fileNoteText } from '@/panel/content/backup';

const ignore = () => undefined;

/** While a file is being written, and where it may not have the latest values. */
export function FileNoteView() {
  const note = useAtomValue(fileNoteAtom);
  const hide = useSetAtom(hideFileNoteAtom);
  return (
    <PanelSnackbar
      isAtTop
      message={note && fileNoteText(note)}
      action={
        note === 'reading' ? undefined : (
          <Button color="inherit" onClick={hide}>
            Tamam
          </Button>
        )
      }
      onHold={ignore}
    />
  );
}

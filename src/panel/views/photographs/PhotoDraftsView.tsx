import Button from '@mui/material/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import {
  dropPhotoDraftAtom,
  isDraftsDialogOpenAtom,
  openPhotoDraftAtom,
  photoDraftsAtom,
  preparingAtom,
  showDraftsDialogAtom,
} from '@/panel/atoms/photoDrafts';
import { openPicturesAtom } from '@/panel/atoms/photographs';
import { PhotoDraftsDialog } from '@/panel/components/photographs/PhotoDraftsDialog';
import { photoDraftWords } from '@/panel/content/photographs';

export function PhotoDraftsView() {
  const drafts = useAtomValue(photoDraftsAtom);
  const preparing = useAtomValue(preparingAtom);
  const isOpen = useAtomValue(isDraftsDialogOpenAtom);
  const show = useSetAtom(showDraftsDialogAtom);
  const complete = useSetAtom(openPhotoDraftAtom);
  const drop = useSetAtom(dropPhotoDraftAtom);
  const openPictures = useSetAtom(openPicturesAtom);
  const { length } = drafts;
  // After a reload the photographs are in the browser only.
  useEffect(() => {
    if (isOpen) void openPictures();
  }, [isOpen, openPictures]);

  return (
    <>
      {length === 0 ? null : (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => show(true)}>
          {`${photoDraftWords.title} (${length})`}
        </Button>
      )}
      {isOpen ? (
        <PhotoDraftsDialog
          drafts={drafts}
          preparing={preparing}
          onComplete={complete}
          onDelete={drop}
          onClose={() => show(false)}
        />
      ) : null}
    </>
  );
}

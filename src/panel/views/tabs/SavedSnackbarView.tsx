import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';

import type { ItemOf, ListName } from '@/domain/catalog';
import { toggleNewFormAtom } from '@/panel/atoms/forms';
import { openFormAtom } from '@/panel/atoms/openForm';
import { draftsLeftAtom } from '@/panel/atoms/photoDrafts';
import { saveStateAtom } from '@/panel/atoms/session';
import { AdminDialog } from '@/panel/components/AdminDialog';
import { PREVIEW_TITLE } from '@/panel/content/panel';
import { photoDraftWords } from '@/panel/content/photographs';
import { itemName } from '@/panel/domain/lists';
import { TimedSnackbar } from '@/panel/views/TimedSnackbar';

export interface Saved<Item> {
  item: Item;
  isNew: boolean;
}

interface SavedSnackbarViewProps<Item> {
  saved: Saved<Item> | undefined;
  renderPreview: (item: Item) => ReactNode;
  onEnd: () => void;
  onShown: (item: Item) => void;
}

/** The row is in sight already: `Göster` shows what visitors see, without leaving the list. */
export function SavedSnackbarView<Item extends ItemOf<ListName>>(
  props: SavedSnackbarViewProps<Item>,
) {
  const { saved, renderPreview, onEnd, onShown } = props;
  const hasForm = useAtomValue(openFormAtom) !== null;
  const isLost = useAtomValue(saveStateAtom).reason === 'unstored';
  const words = isLost ? 'Bu tarayıcıda saklanamadı' : 'Kaydedildi';
  const draftsLeft = useAtomValue(draftsLeftAtom);
  const openNewForm = useSetAtom(toggleNewFormAtom);
  const [shown, setShown] = useState<Item>();

  function closePreview() {
    setShown(undefined);
    if (shown !== undefined) onShown(shown);
  }

  return (
    <>
      <TimedSnackbar
        shown={saved}
        message={saved && `${words}: ${itemName(saved.item)}`}
        note={draftsLeft === 0 ? undefined : photoDraftWords.left(draftsLeft)}
        isAtTop={hasForm}
        action={
          <>
            <Button
              color="inherit"
              onClick={() => {
                setShown(saved?.item);
                onEnd();
              }}
            >
              Göster
            </Button>
            {saved?.isNew === true && !hasForm ? (
              <Button
                color="inherit"
                onClick={() => {
                  onEnd();
                  openNewForm();
                }}
              >
                Bir tane daha
              </Button>
            ) : null}
          </>
        }
        onEnd={onEnd}
      />
      {shown === undefined ? null : (
        <AdminDialog
          title={PREVIEW_TITLE}
          width={24}
          closeLabel="Tamam"
          closesAs="contained"
          onClose={closePreview}
        >
          <Box inert>{renderPreview(shown)}</Box>
        </AdminDialog>
      )}
    </>
  );
}

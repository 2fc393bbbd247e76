import Box from '@mui/material/Box';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';

import type { ItemOf, ListName } from '@/domain/catalog';
import { toggleNewFormAtom } from '@/panel/atoms/forms';
import { openFormAtom } from '@/panel/atoms/openForm';
import { draftsLeftAtom } from '@/panel/atoms/photoDrafts';
import { saveStateAtom } from '@/panel/atoms/session';
import { AdminDialog } from '@/panel/components/AdminDialog';
import { SavedSnackbar } from '@/panel/components/snackbar/SavedSnackbar';
import { PREVIEW_TITLE } from '@/panel/content/panel';
import { photoDraftWords } from '@/panel/content/photographs';
import { itemName } from '@/panel/domain/lists';
import { SnackbarClock } from '@/panel/views/SnackbarClock';

export interface Saved<Item> {
  key: number;
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
  const isKept = useAtomValue(saveStateAtom).reason !== 'unstored';
  const draftsLeft = useAtomValue(draftsLeftAtom);
  const openNewForm = useSetAtom(toggleNewFormAtom);
  const [isHeld, setIsHeld] = useState(false);
  const [shown, setShown] = useState<Item>();

  function end() {
    setIsHeld(false);
    onEnd();
  }

  function closePreview() {
    setShown(undefined);
    if (shown !== undefined) onShown(shown);
  }

  return (
    <>
      {saved === undefined ? null : <SnackbarClock key={saved.key} isHeld={isHeld} onEnd={onEnd} />}
      <SavedSnackbar
        name={saved && itemName(saved.item)}
        note={draftsLeft === 0 ? undefined : photoDraftWords.left(draftsLeft)}
        isKept={isKept}
        isAtTop={hasForm}
        onHold={setIsHeld}
        onShow={() => {
          setShown(saved?.item);
          end();
        }}
        onAddAnother={
          saved?.isNew === true && !hasForm
            ? () => {
                end();
                openNewForm();
              }
            : undefined
        }
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

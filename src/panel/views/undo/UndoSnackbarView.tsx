import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useState } from 'react';

import { adminTabAtom } from '@/atoms/admin';
import { productsAtom } from '@/atoms/catalog';
import { hideUndoAtom, removedItemAtom, undoRemoveAtom } from '@/panel/atoms/catalogActions';
import { openFormAtom } from '@/panel/atoms/openForm';
import { UndoSnackbar } from '@/panel/components/undo/UndoSnackbar';
import { itemName } from '@/panel/domain/lists';
import { SnackbarClock } from '@/panel/views/SnackbarClock';

export function UndoSnackbarView() {
  const removed = useAtomValue(removedItemAtom);
  const form = useAtomValue(openFormAtom);
  const tab = useAtomValue(adminTabAtom);
  const undo = useSetAtom(undoRemoveAtom);
  const hide = useSetAtom(hideUndoAtom);
  const products = useAtomValue(productsAtom);
  const [isHeld, setIsHeld] = useState(false);

  function handleUndo() {
    setIsHeld(false);
    startTransition(() => undo());
  }

  const name = removed === null ? undefined : itemName(removed);
  const brandName = removed !== null && 'logo' in removed ? removed.name : undefined;
  const parts =
    brandName === undefined ? 0 : products.filter(({ brand }) => brand === brandName).length;
  return (
    <>
      {removed === null ? null : (
        <SnackbarClock key={`${removed.id} ${name}`} isHeld={isHeld} onEnd={hide} />
      )}
      <UndoSnackbar
        isAtTop={form !== null || tab === 'contact'}
        name={name}
        note={parts === 0 ? undefined : `${parts} ürün bu markayı kullanıyor.`}
        onUndo={handleUndo}
        onHold={setIsHeld}
      />
    </>
  );
}

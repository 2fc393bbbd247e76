import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { adminTabAtom, openFormAtom } from '@/atoms/admin';
import { productsAtom } from '@/atoms/catalog';
import { forgetRemovedAtom, removedItemAtom, undoRemoveAtom } from '@/atoms/catalogActions';
import { UndoBar } from '@/components/admin/undo/UndoBar';
import { UNDO_MS } from '@/domain/limits';
import { useTimeout } from '@/hooks/useTimeout';

function UndoClock({ isHeld }: { isHeld: boolean }) {
  useTimeout(useSetAtom(forgetRemovedAtom), isHeld ? null : UNDO_MS);
  return null;
}

export function UndoPrompt() {
  const removed = useAtomValue(removedItemAtom);
  const form = useAtomValue(openFormAtom);
  const tab = useAtomValue(adminTabAtom);
  const undo = useSetAtom(undoRemoveAtom);
  const products = useAtomValue(productsAtom);
  const [isHeld, setIsHeld] = useState(false);

  function handleUndo() {
    setIsHeld(false);
    undo();
  }

  const name = removed === null || 'name' in removed ? removed?.name : removed.title;
  const brandName = removed !== null && 'logo' in removed ? removed.name : undefined;
  const parts =
    brandName === undefined ? 0 : products.filter(({ brand }) => brand === brandName).length;
  return (
    <>
      {removed === null ? null : <UndoClock key={`${removed.id} ${name}`} isHeld={isHeld} />}
      <UndoBar
        isAtTop={form !== null || tab === 'contact'}
        name={name}
        note={parts === 0 ? undefined : `${parts} ürün bu markayı kullanıyor.`}
        onUndo={handleUndo}
        onHold={setIsHeld}
      />
    </>
  );
}

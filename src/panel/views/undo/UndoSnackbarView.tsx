import Button from '@mui/material/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useState } from 'react';

import { adminTabAtom } from '@/atoms/admin';
import { productsAtom } from '@/atoms/catalog';
import { Icon } from '@/components/shared/Icon';
import { hideOfferAtom, offeredChangeAtom } from '@/panel/atoms/changes/changeLog';
import { undoChangeAtom } from '@/panel/atoms/changes/undoChange';
import { openFormAtom } from '@/panel/atoms/openForm';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { PanelSnackbar } from '@/panel/components/snackbar/PanelSnackbar';
import { changeWords } from '@/panel/content/changes';
import { SnackbarClock } from '@/panel/views/SnackbarClock';

/** Offers to undo the last deletion. */
export function UndoSnackbarView() {
  const offered = useAtomValue(offeredChangeAtom);
  const form = useAtomValue(openFormAtom);
  const tab = useAtomValue(adminTabAtom);
  const undo = useSetAtom(undoChangeAtom);
  const hide = useSetAtom(hideOfferAtom);
  const products = useAtomValue(productsAtom);
  const [isHeld, setIsHeld] = useState(false);

  function handleUndo() {
    setIsHeld(false);
    if (offered !== undefined) startTransition(() => undo(offered).then(() => undefined));
  }

  const [removedBrand] = offered?.undo.brands.added ?? [];
  const parts = products.filter(({ brand }) => brand === removedBrand?.name).length;
  return (
    <>
      {offered === undefined ? null : (
        <SnackbarClock key={offered.key} isHeld={isHeld} onEnd={hide} />
      )}
      <PanelSnackbar
        isAtTop={form !== null || tab === 'contact'}
        message={offered?.words}
        note={parts === 0 ? undefined : `${parts} ürün bu markanın adını taşımaya devam eder.`}
        action={
          <Button color="inherit" startIcon={<Icon path={PANEL_ICONS.undo} />} onClick={handleUndo}>
            {changeWords.undo}
          </Button>
        }
        onHold={setIsHeld}
      />
    </>
  );
}

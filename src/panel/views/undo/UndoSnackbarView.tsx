import Button from '@mui/material/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition } from 'react';

import { adminTabAtom } from '@/atoms/admin';
import { productsAtom } from '@/atoms/catalog';
import { Icon } from '@/components/shared/Icon';
import { hideOfferAtom, offeredChangeAtom } from '@/panel/atoms/changes/changeLog';
import { undoChangeAtom } from '@/panel/atoms/changes/undoChange';
import { openFormAtom } from '@/panel/atoms/openForm';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { changeWords } from '@/panel/content/changes';
import { TimedSnackbar } from '@/panel/views/TimedSnackbar';

/** Offers to undo the last deletion. */
export function UndoSnackbarView() {
  const offered = useAtomValue(offeredChangeAtom);
  const form = useAtomValue(openFormAtom);
  const tab = useAtomValue(adminTabAtom);
  const undo = useSetAtom(undoChangeAtom);
  const products = useAtomValue(productsAtom);

  function handleUndo() {
    if (offered !== undefined) startTransition(() => undo(offered).then(() => undefined));
  }

  const [removedBrand] = offered?.undo.brands.added ?? [];
  const parts = products.filter(({ brand }) => brand === removedBrand?.name).length;
  return (
    <TimedSnackbar
      shown={offered}
      isAtTop={form !== null || tab === 'contact'}
      message={offered?.words}
      note={parts === 0 ? undefined : `${parts} ürün bu markanın adını taşımaya devam eder.`}
      action={
        <Button color="inherit" startIcon={<Icon path={PANEL_ICONS.undo} />} onClick={handleUndo}>
          {changeWords.undo}
        </Button>
      }
      onEnd={useSetAtom(hideOfferAtom)}
    />
  );
}

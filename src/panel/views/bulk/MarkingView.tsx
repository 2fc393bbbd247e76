import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { useBackLayer } from '@/hooks/useBackLayer';
import {
  shownMarksAtom,
  markedProductsAtom,
  markShownAtom,
  marksAtom,
  toggleMarkAtom,
} from '@/panel/atoms/changes/bulk';
import {
  acceptInsteadAtom,
  canMarkAllAtom,
  shownCountAtom,
  insteadAtom,
  shownProductsAtom,
} from '@/panel/atoms/productFilter';
import { MarkAll } from '@/panel/components/bulk/MarkAll';
import { MarkBar } from '@/panel/components/bulk/MarkBar';
import { MarkRow } from '@/panel/components/bulk/MarkRow';
import { InsteadLine } from '@/panel/components/products/InsteadLine';
import { LongList } from '@/panel/components/rows/LongList';
import { IN_TALL_WINDOW, TALL_WINDOW } from '@/panel/components/tallWindow';
import { listWords, NO_PRODUCT_FOUND } from '@/panel/content/panel';
import type { BulkAction } from '@/panel/domain/products/bulkDraft';
import { ProductFilterView } from '@/panel/views/tabs/ProductFilterView';

import { BulkPrompt } from './BulkPrompt';

// Room for the bar, below the last row and below what takes the focus.
const ROOM = '12rem';
const scrollRoom = { [TALL_WINDOW]: { scrollPaddingBottom: ROOM } };

/** The products while several of them are marked, in the place of the list. */
export function MarkingView({ onLeave }: { onLeave: () => void }) {
  const shown = useAtomValue(shownProductsAtom);
  const isFiltered = useAtomValue(shownCountAtom) !== undefined;
  const instead = useAtomValue(insteadAtom);
  const canMarkAll = useAtomValue(canMarkAllAtom);
  const accept = useSetAtom(acceptInsteadAtom);
  const marks = useAtomValue(marksAtom);
  const marked = useAtomValue(markedProductsAtom).length;
  const shownMarks = useAtomValue(shownMarksAtom);
  const toggle = useSetAtom(toggleMarkAtom);
  const [action, setAction] = useState<BulkAction>();
  useBackLayer(onLeave);

  return (
    <>
      <GlobalStyles styles={scrollRoom} />
      <Box sx={{ display: 'grid', gap: 1, [IN_TALL_WINDOW]: { pb: ROOM } }}>
        <ProductFilterView />
        {instead === undefined ? null : (
          <InsteadLine text={instead} onAccept={canMarkAll ? undefined : accept} />
        )}
        <MarkAll
          isDisabled={!canMarkAll}
          marked={shownMarks}
          shown={shown.length}
          onChange={useSetAtom(markShownAtom)}
        />
        <MarkBar
          marked={marked}
          hidden={marked - shownMarks}
          onAction={setAction}
          onLeave={onLeave}
        />
        <LongList
          label={listWords.products.tab}
          items={shown}
          emptyText={isFiltered ? NO_PRODUCT_FOUND : listWords.products.empty}
          renderRow={(product) => (
            <MarkRow
              key={product.id}
              product={product}
              isMarked={marks.has(product.id)}
              onToggle={toggle}
            />
          )}
        />
      </Box>
      {action === undefined ? null : (
        <BulkPrompt action={action} onClose={() => setAction(undefined)} />
      )}
    </>
  );
}

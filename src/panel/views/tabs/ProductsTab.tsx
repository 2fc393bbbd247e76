import Button from '@mui/material/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

import { siteAddressAtom } from '@/atoms/website';
import { Icon } from '@/components/shared/Icon';
import { copyText } from '@/hooks/shareText';
import { changeProductAtom } from '@/panel/atoms/catalogActions';
import { beginMarkingAtom, endMarkingAtom, isMarkingAtom } from '@/panel/atoms/changes/bulk';
import { copyItemAtom } from '@/panel/atoms/forms';
import { brandNamesAtom, categoryNamesAtom } from '@/panel/atoms/lists';
import { showNoticeAtom } from '@/panel/atoms/notice/notice';
import { insteadAtom, keepShownAtom, productCountAtom } from '@/panel/atoms/productFilter';
import type { ItemFormProps } from '@/panel/components/form/draftFields';
import { ProductForm } from '@/panel/components/forms/ProductForm';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { InsteadLine } from '@/panel/components/products/InsteadLine';
import { ProductRow } from '@/panel/components/rows/ProductRow';
import { takeFocus } from '@/panel/components/takeFocus';
import { NO_PRODUCT_FOUND } from '@/panel/content/panel';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';
import { MarkingView } from '@/panel/views/bulk/MarkingView';
import { PhotoDraftsView } from '@/panel/views/photographs/PhotoDraftsView';
import { PastPricesView } from '@/panel/views/prices/PastPricesView';
import { SpreadsheetView } from '@/panel/views/spreadsheet/SpreadsheetView';
import { useLiveControls } from '@/views/liveControls';

import { useReturnToPlace } from './listPlace';
import { ListTab } from './ListTab';
import { ProductFilterView } from './ProductFilterView';

export function ProductsTab() {
  const isEmpty = useAtomValue(productCountAtom) === 0;
  const instead = useAtomValue(insteadAtom);
  const onAdded = useSetAtom(keepShownAtom);
  const onCopy = useSetAtom(copyItemAtom);
  const onChange = useSetAtom(changeProductAtom);
  const isMarking = useAtomValue(isMarkingAtom);
  const beginMarking = useSetAtom(beginMarkingAtom);
  const endMarking = useSetAtom(endMarkingAtom);
  const [hasMarked, setHasMarked] = useState(false);
  const onCopyLink = useCopyLink();

  useReturnToPlace(isMarking ? 'marking' : undefined);
  useEffect(() => endMarking, [endMarking]);

  function leaveMarking() {
    endMarking();
    setHasMarked(true);
  }

  if (isMarking) return <MarkingView onLeave={leaveMarking} />;
  return (
    <ListTab
      list="products"
      actions={
        <>
          <SpreadsheetView />
          {isEmpty ? null : (
            <Button
              ref={hasMarked ? takeFocus : undefined}
              title="Birden çok ürünü birlikte değiştir"
              startIcon={<Icon path={PANEL_ICONS.mark} />}
              onClick={() => beginMarking()}
              sx={{ px: '12px' }}
            >
              Seç
            </Button>
          )}
        </>
      }
      search={isEmpty ? undefined : <ProductFilterView />}
      tools={
        <>
          <PhotoDraftsView />
          {instead === undefined ? null : <InsteadLine text={instead} />}
        </>
      }
      emptyText={isEmpty ? undefined : NO_PRODUCT_FOUND}
      renderForm={(form) => <ProductFormView {...form} />}
      renderRow={(row) => <ProductRow {...row} {...{ onCopy, onCopyLink, onChange }} />}
      onAdded={onAdded}
    />
  );
}

/** Reads the names, so that the tab itself is not drawn again for each changed product. */
function ProductFormView(form: ItemFormProps<DraftOf<'products'>>) {
  return (
    <ProductForm
      {...form}
      brandNames={useAtomValue(brandNamesAtom)}
      categoryNames={useAtomValue(categoryNamesAtom)}
      pastPrices={<PastPricesView draft={form.draft} onDraft={form.onDraft} />}
    />
  );
}

/** Copies a part's own address, and opens a phone's share menu with it. Undefined: closed controls, no part has one (D41). */
function useCopyLink() {
  const site = useAtomValue(siteAddressAtom);
  const partAddress = useLiveControls()?.partAddress;
  const show = useSetAtom(showNoticeAtom);
  const copyLink = useCallback(
    async (id: number) => {
      const url = new URL(partAddress?.(id) ?? '', site).href;
      show({ words: (await copyText(url)) ? 'Bağlantı kopyalandı' : url });
      const isPhone = window.matchMedia('(pointer: coarse)').matches;
      // It rejects where the owner closes the menu.
      if (isPhone && 'share' in navigator) await navigator.share({ url }).catch(() => undefined);
    },
    [site, partAddress, show],
  );
  return partAddress && copyLink;
}

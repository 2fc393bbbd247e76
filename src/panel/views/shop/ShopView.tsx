import { useAtomValue, useSetAtom } from 'jotai';

import { contactAtom, productsAtom, shopInfoAtom } from '@/atoms/catalog';
import { sampleFacts } from '@/content/shop';
import { shopFacts } from '@/content/shop/shopFacts';
import type { ShopInfo } from '@/domain/shop/shopInfo';
import { useBackLayer } from '@/hooks/useBackLayer';
import { selectAdminTabAtom } from '@/panel/atoms/openForm';
import { openedFieldAtom, showGroupAtom } from '@/panel/atoms/shop/openField';
import { ShopForm } from '@/panel/components/forms/ShopForm';
import { ShopPreview } from '@/panel/components/preview/ShopPreview';
import { RefusedRecord } from '@/panel/views/tabs/RefusedRecord';
import { useRecordForm } from '@/panel/views/tabs/useRecordForm';

/** What visitors will see after the first save: nothing invented, and no sample's name. */
function shownOf(stored: ShopInfo) {
  const { savedAt = '', ...saved } = stored;
  const isSample = stored.name === undefined && sampleFacts.includes('SHOP_NAME');
  return { ...shopFacts({ ...saved, savedAt }), ...(isSample && { name: '' }) };
}

/** The screen `Mağaza`. */
export function ShopView() {
  const { group } = useAtomValue(openedFieldAtom);
  const onOpen = useSetAtom(showGroupAtom);
  const select = useSetAtom(selectAdminTabAtom);
  const stored = useAtomValue(shopInfoAtom);
  const contact = useAtomValue(contactAtom);
  const [product] = useAtomValue(productsAtom);
  const form = useRecordForm('shop', stored, shownOf);
  const close = () => select('products');
  useBackLayer(close);
  if (form === undefined) return null;
  const { draft } = form;
  // A first save that changes nothing confirms the name.
  const confirmed = stored.savedAt === undefined && draft.name !== '' ? { name: draft.name } : {};
  return (
    <>
      <RefusedRecord table="shop" />
      <ShopForm
        {...form}
        open={group}
        onOpen={onOpen}
        preview={group && <ShopPreview {...{ group, draft, contact, product }} />}
        onSave={() => form.save(confirmed)}
        onClose={close}
      />
    </>
  );
}

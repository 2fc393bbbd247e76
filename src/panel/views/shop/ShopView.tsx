import { useAtomValue, useSetAtom } from 'jotai';

import { contactAtom, shopInfoAtom } from '@/atoms/catalog';
import { sampleFacts } from '@/content/shop';
import { shopFacts } from '@/content/shop/shopFacts';
import type { ShopInfo } from '@/domain/shop/shopInfo';
import { useBackLayer } from '@/hooks/useBackLayer';
import { saveShopAtom } from '@/panel/atoms/catalogActions';
import { closeShopAtom } from '@/panel/atoms/shop/openField';
import { showShopAtom, shopScreenAtom } from '@/panel/atoms/shop/shopScreen';
import { BesidePreview } from '@/panel/components/form/BesidePreview';
import { ShopGroupForm } from '@/panel/components/forms/ShopGroupForm';
import { ShopPreview } from '@/panel/components/preview/ShopPreview';
import { ShopGroups } from '@/panel/components/shop/ShopGroups';
import { PictureProvider } from '@/panel/views/photographs/PhotoChoice';
import { RefusedRecord } from '@/panel/views/tabs/RefusedRecord';
import { useRecordForm } from '@/panel/views/tabs/useRecordForm';

/** What visitors will see after the first save: nothing invented, and no sample's name. */
function shownOf(stored: ShopInfo) {
  const { savedAt = '', ...saved } = stored;
  const isSample = stored.name === undefined && sampleFacts.includes('SHOP_NAME');
  return { ...shopFacts({ ...saved, savedAt }), ...(isSample && { name: '' }) };
}

export function ShopView() {
  const group = useAtomValue(shopScreenAtom)?.group;
  const show = useSetAtom(showShopAtom);
  const close = useSetAtom(closeShopAtom);
  useBackLayer(close);
  return (
    <PictureProvider>
      <ShopGroups open={group} onOpen={(next) => show({ group: next })} onClose={close}>
        <OpenForm />
      </ShopGroups>
    </PictureProvider>
  );
}

function OpenForm() {
  const group = useAtomValue(shopScreenAtom)?.group;
  const contact = useAtomValue(contactAtom);
  const form = useRecordForm('shop', useAtomValue(shopInfoAtom), shownOf);
  const save = useSetAtom(saveShopAtom);
  if (form === undefined || group === undefined) return null;
  const { seen, props, takeChanges } = form;

  function handleSave() {
    const changed = takeChanges();
    if (changed === undefined) return;
    // A first save that changes nothing confirms the name.
    const isFirst = seen?.savedAt === undefined && props.draft.name !== '';
    save({ ...(isFirst && { name: props.draft.name }), ...changed }, seen);
  }

  return (
    <>
      <RefusedRecord table="shop" />
      <BesidePreview
        preview={<ShopPreview group={group} draft={props.draft} contact={contact} />}
        isSmall
      >
        <ShopGroupForm {...props} group={group} onSave={handleSave} />
      </BesidePreview>
    </>
  );
}

import { useAtomValue, useSetAtom } from 'jotai';

import { isSetUpShownAtom, putAsideAtom } from '@/panel/atoms/readiness';
import { type FieldPlace, openFieldAtom } from '@/panel/atoms/shop/openField';
import { SetUpCard, type SetUpField } from '@/panel/components/shop/SetUpCard';

const PLACES: Record<SetUpField, FieldPlace> = {
  name: { table: 'shop', field: 'name' },
  phone: { table: 'contact', field: 'phone' },
  logo: { table: 'shop', field: 'logo' },
  product: { table: 'products' },
};

export function SetUpView() {
  const isShown = useAtomValue(isSetUpShownAtom);
  const open = useSetAtom(openFieldAtom);
  const putAside = useSetAtom(putAsideAtom);
  if (!isShown) return null;
  return <SetUpCard onOpen={(field) => open(PLACES[field])} onPutAside={() => putAside('setUp')} />;
}

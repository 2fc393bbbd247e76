import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { refreshesAtom } from '@/atoms/catalog';
import { carAtom, forgetCarAtom, saveCarAtom } from '@/atoms/enquiry/car';
import { changesAtom, checkItemsAtom } from '@/atoms/enquiry/changes';
import {
  canRestoreAtom,
  clearItemsAtom,
  enquiryChatAtom,
  enquiryTextAtom,
  isFullAtom,
  itemsAtom,
  removeItemAtom,
  restoreItemsAtom,
  setQuantityAtom,
  showEnquiryAtom,
} from '@/atoms/enquiry/enquiry';
import { EnquiryDialog, type EnquiryDialogProps } from '@/components/enquiry/EnquiryDialog';
import { FULL_ENQUIRY } from '@/content/enquiry/enquiryMessage';
import { shareText } from '@/hooks/shareText';
import { useBackLayer } from '@/hooks/useBackLayer';

export function EnquiryDialogView({ isOpen }: Pick<EnquiryDialogProps, 'isOpen'>) {
  const text = useAtomValue(enquiryTextAtom);
  const check = useSetAtom(checkItemsAtom);
  const show = useSetAtom(showEnquiryAtom);
  const close = () => show(false);
  const refreshes = useAtomValue(refreshesAtom);
  const [shared, setShared] = useState<EnquiryDialogProps['shared']>();

  useBackLayer(close, isOpen);

  useEffect(() => {
    // As they are now, also after the catalogue was read again.
    if (isOpen && refreshes >= 0) void check();
  }, [isOpen, check, refreshes]);

  useEffect(() => (isOpen ? () => setShared(undefined) : undefined), [isOpen]);

  async function handleShare() {
    setShared(await shareText('Sorulacak parçalar', text));
  }

  return (
    <EnquiryDialog
      isOpen={isOpen}
      items={useAtomValue(itemsAtom)}
      changes={useAtomValue(changesAtom)}
      chatHref={useAtomValue(enquiryChatAtom)}
      refusal={useAtomValue(isFullAtom) ? FULL_ENQUIRY : undefined}
      shared={shared}
      canRestore={useAtomValue(canRestoreAtom)}
      car={useAtomValue(carAtom)}
      onQuantity={useSetAtom(setQuantityAtom)}
      onRemove={useSetAtom(removeItemAtom)}
      onClear={useSetAtom(clearItemsAtom)}
      onRestore={useSetAtom(restoreItemsAtom)}
      onShare={() => void handleShare()}
      onSave={useSetAtom(saveCarAtom)}
      onForget={useSetAtom(forgetCarAtom)}
      onClose={close}
    />
  );
}

import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';

import { addItemAtom, listedIdsAtom } from '@/atoms/enquiry/enquiry';
import { AddToEnquiry, type AddToEnquiryProps } from '@/components/enquiry/AddToEnquiry';
import type { Product } from '@/domain/product';

import { useOpenEnquiry } from './useOpenEnquiry';

export interface AddToEnquiryViewProps extends Pick<AddToEnquiryProps, 'place'> {
  product: Product;
}

export function AddToEnquiryView({ product, place }: AddToEnquiryViewProps) {
  const { id } = product;
  // Of this part alone, so that a press draws no other card again.
  const isListedAtom = useMemo(() => atom((get) => get(listedIdsAtom).has(id)), [id]);
  const add = useSetAtom(addItemAtom);
  const open = useOpenEnquiry();

  function handleAdd() {
    if (!add(product)) void open();
  }

  return (
    <AddToEnquiry
      place={place}
      isListed={useAtomValue(isListedAtom)}
      onAdd={handleAdd}
      onShow={() => void open()}
    />
  );
}

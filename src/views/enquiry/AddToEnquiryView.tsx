import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';

import { addItemAtom, listedIdsAtom } from '@/atoms/enquiry/enquiry';
import { AddToEnquiry, type AddToEnquiryProps } from '@/components/enquiry/AddToEnquiry';
import type { Product } from '@/domain/product';

export type AddToEnquiryViewProps = Pick<AddToEnquiryProps, 'place'> & { product: Product };

/** Adds a part to the visitor's list. Shows the list where the part is in it, or where the list is full. */
export function AddToEnquiryView({ product, place }: AddToEnquiryViewProps) {
  const { id } = product;
  // Of this part alone, so that a press draws no other card again.
  const isListed = useAtomValue(useMemo(() => atom((get) => get(listedIdsAtom).has(id)), [id]));
  const add = useSetAtom(addItemAtom);

  return <AddToEnquiry place={place} isListed={isListed} onPress={() => add(product)} />;
}

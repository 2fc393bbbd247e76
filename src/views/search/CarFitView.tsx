import { useAtomValue } from 'jotai';

import { carAtom } from '@/atoms/enquiry/car';
import { CarFit } from '@/components/search/CarFit';
import { seemsToFit } from '@/domain/enquiry/car';
import type { Product } from '@/domain/product';

/** Shown only where the part seems to fit the car that the visitor has noted. */
export function CarFitView({ product }: { product: Product }) {
  const car = useAtomValue(carAtom);
  return car && seemsToFit(product, car) ? <CarFit model={car.model} /> : null;
}

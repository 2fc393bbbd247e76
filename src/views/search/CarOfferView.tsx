import { useAtomValue, useSetAtom } from 'jotai';

import { carAtom, saveCarAtom } from '@/atoms/enquiry/car';
import { CarOffer } from '@/components/search/CarOffer';
import { readQuestion } from '@/content/search/question';

/** Where the visitor has typed a car, and has not said yet which one is his, or that it is this one (D40). */
export function CarOfferView({ text }: { text: string }) {
  const car = useAtomValue(carAtom);
  const save = useSetAtom(saveCarAtom);
  const typed = readQuestion(text).car;
  const isAdded = car !== undefined && car.make === typed?.make && car.model === typed.model;
  return typed && (car === undefined || isAdded) ? (
    <CarOffer name={typed.model || typed.make} isAdded={isAdded} onAdd={() => save(typed)} />
  ) : null;
}

import { atom } from 'jotai';

import { setCompleteMessageAtom } from '@/atoms/contactLinks';
import { withCar } from '@/content/enquiry/carMessage';
import { type Car, carOf, NO_CAR } from '@/domain/enquiry/car';
import { sameValues } from '@/domain/records';
import { cleanText } from '@/domain/text/cleanText';

import { notesAtom } from './notes';

const baseCarAtom = atom<Car | undefined>(undefined);

export const carAtom = atom((get) => get(baseCarAtom));

const showCarAtom = atom(null, (_get, set, car: Car | undefined) => {
  set(baseCarAtom, car);
  set(setCompleteMessageAtom, (message) => (car ? withCar(message, car) : message));
});

export const openCarAtom = atom(null, (get, set) =>
  get(notesAtom)?.car.follow((car) => set(showCarAtom, car)),
);

/** If all fields are empty, the saved car is deleted. */
export const saveCarAtom = atom(null, (get, set, typed: Car) => {
  const values = carOf((name) => cleanText(typed[name]));
  const car = sameValues(values, NO_CAR) ? undefined : values;
  set(showCarAtom, car);
  get(notesAtom)?.car.write(car);
});

export const forgetCarAtom = atom(null, (_get, set) => set(saveCarAtom, NO_CAR));

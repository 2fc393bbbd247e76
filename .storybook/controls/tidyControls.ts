import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

import { manyBrands, manySlides } from '../../stories/fixtures/catalog';
import { traderBrands } from '../../stories/fixtures/trader/traderBrands';
import { traderSlides } from '../../stories/fixtures/trader/traderSlides';

/** The options of the select controls for props that are lists. */
const LISTS: Record<string, Record<string, readonly object[]>> = {
  slides: {
    'One slide': manySlides(1),
    'Three slides': manySlides(3),
    'Twelve slides': manySlides(12),
    'A trader’s slides': traderSlides,
  },
  brands: {
    'One brand': manyBrands(1),
    'Ten brands': manyBrands(10),
    'A trader’s brands': traderBrands,
  },
};

/** The controls that come first, in this order. */
const FIRST = ['name', 'title', 'price', 'originalPrice', 'discount', 'inStock'];

function rank({ name }: StrictInputType): number {
  const place = FIRST.indexOf(name);
  return place === -1 ? FIRST.length : place;
}

/** Gives lists a select control, sorts fields and lists before all other props, and removes refs, which no control can set. */
export const tidyControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Some components have a list of texts under the same name.
  const isList = (arg: string) => arg in LISTS && typeof initialArgs[arg]?.[0]?.id === 'number';
  const isMain = (arg: string) => arg.includes('_') || isList(arg);

  const args = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  const all: [string, StrictInputType][] = Object.entries({ ...args, ...argTypes });
  const isDivided = all.some(([arg]) => isMain(arg));
  return Object.fromEntries(
    all
      .filter(([arg]) => !/^ref$|Ref$/.test(arg))
      .toSorted(([, one], [, other]) => rank(one) - rank(other))
      .map(([arg, argType]) => {
        const category = isDivided && !isMain(arg) ? { category: 'component' } : {};
        const table = { ...category, ...argType.table };
        const lists = isList(arg) ? LISTS[arg] : undefined;
        const list = lists && {
          control: { type: 'select' } as const,
          options: Object.keys(lists),
          mapping: lists,
        };
        return [arg, { ...argType, table, ...list }];
      }),
  );
};

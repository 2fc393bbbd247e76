import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

import { manyBrands, manySlides } from '../../stories/fixtures/catalog';
import { traderBrands } from '../../stories/fixtures/trader/traderBrands';
import { traderSlides } from '../../stories/fixtures/trader/traderSlides';

/** To choose from, in place of JSON. */
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

/** What people look for first. */
const FIRST = ['name', 'title', 'price', 'originalPrice', 'discount', 'inStock'];

function rank({ name }: StrictInputType): number {
  const place = FIRST.indexOf(name);
  return place === -1 ? FIRST.length : place;
}

/** Lists by their names; fields of an object and lists before all other props; no refs, because nobody can set one. */
export const tidyControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Other components have a prop of this name that holds texts.
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

import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

import type { Catalog } from '@/domain/catalog';
import { fieldName } from '@/panel/content/fieldNames';

import { manyBrands, manyProducts, manySlides } from '../../stories/fixtures/catalog';
import { traderBrands } from '../../stories/fixtures/trader/traderBrands';
import { traderProducts } from '../../stories/fixtures/trader/traderProducts';
import { traderSlides } from '../../stories/fixtures/trader/traderSlides';

/** The options of the select controls for props that are lists. */
const LISTS: Record<string, Record<string, readonly object[]>> = {
  slides: {
    'One slide': manySlides(1),
    'Three slides': manySlides(3),
    'Twelve slides': manySlides(12),
    'A trader’s slides': traderSlides,
  },
  products: {
    'One part': manyProducts(1),
    'Four parts': manyProducts(4),
    'Twelve parts': manyProducts(12),
    'A trader’s parts': traderProducts,
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

/** A component shows the fields of the table whose word its name contains. Every other component shows a product. */
const TABLES = [
  [/Brand/, 'brands'],
  [/Slide|Hero/, 'slides'],
  [/Contact/, 'contact'],
  [/Shop/, 'shop'],
] as const satisfies readonly [RegExp, keyof Catalog][];

/** The name of a field in the code, and its Turkish label behind it: `originalPrice · Orijinal Fiyat`. */
function bothNames(component: string, name: string): string {
  const table = TABLES.find(([word]) => word.test(component))?.[1] ?? 'products';
  const ownersName = fieldName(table, name);
  return ownersName === name ? name : `${name} · ${ownersName}`;
}

/** The types that Storybook has a control for. It shows all other types as JSON, which is hard to edit. */
const PLAIN = new Set(['string', 'number', 'boolean', 'enum', 'function']);

/** Gives lists a select control, leaves out JSON and refs, and sorts fields and lists before all other props. */
export const tidyControls: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  const component = title.slice(title.lastIndexOf('/'));
  // In some components a prop of the same name is a list of texts.
  const isList = (arg: string) => arg in LISTS && typeof initialArgs[arg]?.[0]?.id === 'number';
  const isMain = (arg: string) =>
    arg.includes('_') || isList(arg) || argTypes[arg]?.table?.category !== undefined;
  function withoutJson(arg: string) {
    const valueType = typeof initialArgs[arg];
    if (PLAIN.has(argTypes[arg]?.type?.name ?? valueType)) return {};
    return { control: valueType === 'string' ? ({ type: 'text' } as const) : { disable: true } };
  }

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
        const name = bothNames(component, argType.name ?? arg);
        return [arg, { ...withoutJson(arg), ...argType, name, table, ...list }];
      }),
  );
};

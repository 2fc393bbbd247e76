import type { Catalog, NewItemOf } from '@/domain/catalog';
import { type Product, PRODUCT_FIELDS, PRODUCT_FIELD_NAMES } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { pageSiteOf } from '@/panel/domain/pictures/pageLink';
import type { ProductChanges, ProductEdit } from '@/panel/domain/products/productChanges';

import { lineCompleter } from './completeLine';
import {
  findMeant,
  indexProducts,
  type KnownProduct,
  mapAtOnce,
  type MapItems,
  type MeantLine,
  partnerOf,
  type ProductIndex,
} from './findPartners';
import { newProduct, withLineValues } from './lineProduct';
import { type ListChoices, markupOf } from './listChoices';
import { type PriceChanges, priceChangesOf } from './priceChanges';
import type { ProductLine } from './productLine';

export type WrongLine = Pick<ProductLine, 'line' | 'values' | 'problems'>;
export type ReadLine = Pick<ProductLine, 'line' | 'values'>;

export interface MissingProducts {
  brand: string;
  products: readonly Product[];
}

export interface SpreadsheetChanges {
  added: number;
  changed: number;
  unchanged: number;
  /** New products that the owner does not want. */
  skipped: number;
  wrong: readonly WrongLine[];
  /** What they will be in the shop: those that change something first. */
  read: readonly ReadLine[];
  newBrands: readonly string[];
  /** What is in stock of a list's only brand and not in the list. Undefined where the list has several brands. */
  missing: MissingProducts | undefined;
  prices: PriceChanges;
  /** Pictures that are addresses of pages. */
  pages: number;
  /** Prices of the list are without VAT. */
  lacksVat: boolean;
  changes: ProductChanges;
}

/** A new product needs these (specification 5, "Product form"). The description may be the name. */
const REQUIRED = PRODUCT_FIELD_NAMES.filter(
  (name) => 'need' in PRODUCT_FIELDS[name] && name !== 'description',
);

/** What becomes of a line: wrong if it has problems, a new product, an edit, or left out. */
interface Outcome {
  line: ProductLine;
  added?: NewItemOf<'products'>;
  edit?: ProductEdit;
}

interface CompareOptions {
  /** Of these products. It takes long to make. */
  index?: ProductIndex;
  mapItems?: MapItems;
}

/** Fields without a value stay unchanged. */
export async function compareSpreadsheet(
  catalog: Pick<Catalog, 'products' | 'brands'>,
  lines: readonly ProductLine[],
  choices: ListChoices,
  options: CompareOptions = {},
): Promise<SpreadsheetChanges> {
  const { mapItems = mapAtOnce } = options;
  const index = options.index ?? (await indexProducts(catalog.products, mapItems));
  const completed = lineCompleter(index, catalog.brands, choices);
  const meant = await mapItems(lines, (line) => findMeant(index, completed(line)));
  // A wrong line is a group of its own.
  const groups = Map.groupBy(meant, ({ line, key }) => (isWrong(line) ? line : key));
  const perGroup = await mapItems(groups.values(), (group) =>
    group.map((one, place) => outcomeOf(one, partnerOf(one, group, place), choices)),
  );

  const outcomes = perGroup.flat();
  const edits = [
    ...new Map(outcomes.flatMap(({ edit }) => (edit ? [[edit.before, edit]] : []))).values(),
  ];
  const changed = edits.filter(isChange);
  const added = outcomes.filter((outcome) => outcome.added);
  const wrong = outcomes.map(({ line }) => line).filter(isWrong);
  const missing = missingProducts(index, meant);
  const read = [
    ...outcomes.filter(({ edit }) => edit && isChange(edit)),
    ...added,
    ...outcomes.filter(({ edit }) => edit && !isChange(edit)),
  ].map(({ line: { line, values }, edit }) => ({
    line,
    values: { ...(edit && { name: edit.before.name }), ...values },
  }));
  const canApply = markupOf(choices) !== undefined;
  const soldOut = (canApply && choices.sellsOutMissing && missing?.products) || [];
  return {
    added: added.length,
    changed: changed.length,
    unchanged: edits.length - changed.length,
    skipped: outcomes.filter((one) => !isWrong(one.line) && !one.added && !one.edit).length,
    wrong: wrong.toSorted((one, other) => one.line - other.line),
    read,
    pages: read.filter(({ values: { image } }) => image && pageSiteOf(image)).length,
    newBrands: unknownBrands(added, catalog.brands),
    missing,
    prices: priceChangesOf(changed),
    lacksVat: lines.some(({ lacksVat }) => lacksVat),
    changes: {
      added: added.flatMap((outcome) => outcome.added ?? []),
      edited: [
        ...changed,
        ...soldOut.map((before) => ({ before, after: { ...before, inStock: false } })),
      ],
      deleted: [],
    },
  };
}

function isWrong({ problems }: ProductLine): boolean {
  return problems.length > 0;
}

function isChange({ before, after }: ProductEdit): boolean {
  return before !== after;
}

function outcomeOf(
  { line, partNumbers }: MeantLine,
  partner: ReturnType<typeof partnerOf>,
  { category, addsNew }: ListChoices,
): Outcome {
  if (isWrong(line)) return { line };
  if (partner === undefined) {
    if (!addsNew) return { line };
    const values = { ...(category !== '' && { category }), ...line.values };
    const problems = REQUIRED.filter((field) => values[field] === undefined).map((field) => ({
      kind: 'missing' as const,
      field,
    }));
    const complete = { ...line, values, problems };
    return { line: complete, ...(problems.length === 0 && { added: newProduct(complete) }) };
  }
  if ('kind' in partner) return { line: { ...line, problems: [partner] } };
  const hasNewNumbers = partNumbers.some((number) => !partner.partNumbers.includes(number));
  const before = partner.product;
  return { line, edit: { before, after: withLineValues(before, line, hasNewNumbers) } };
}

function missingProducts(
  { products }: ProductIndex,
  meant: readonly MeantLine[],
): MissingProducts | undefined {
  const listed = new Set(meant.flatMap(({ candidates }) => candidates));
  const [brand = '', ...others] = new Set(
    meant.map(({ line, candidates: [known] }) => known?.product.brand ?? line.values.brand ?? ''),
  );
  const key = fold(brand);
  if (key === '' || others.some((other) => fold(other) !== key)) return undefined;
  const isMissing = (one: KnownProduct) =>
    one.product.inStock && one.brand === key && !listed.has(one);
  return { brand, products: products.filter(isMissing).map(({ product }) => product) };
}

function unknownBrands(added: readonly Outcome[], brands: Catalog['brands']): string[] {
  const known = new Set(brands.map(({ name }) => fold(name)));
  const used = new Set(added.map(({ line }) => line.values.brand ?? ''));
  return [...used].filter((brand) => !known.has(fold(brand)));
}

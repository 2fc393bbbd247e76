import type { Catalog, NewItemOf } from '@/domain/catalog';
import type { Product } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { isPageLink } from '@/panel/domain/pictures/pageLink';
import type { ProductChanges, ProductEdit } from '@/panel/domain/products/productChanges';

import { lineCompleter } from './completeLine';
import { newProduct, withLineValues } from './lineProduct';
import {
  matchLine,
  type IndexedProduct,
  type MapItems,
  type MatchedLine,
  matchedProduct,
  type ProductIndex,
} from './matchLines';
import { type PriceChanges, priceChangesOf } from './priceChanges';
import { type Currency, type LineProblem, type ProductLine, REQUIRED_FIELDS } from './productLine';
import { isRounded, isSameNumber } from './shortenedNumber';
import { markupOf, type SpreadsheetChoices } from './spreadsheetChoices';

export type WrongLine = Pick<ProductLine, 'line' | 'values' | 'problems'>;
/** What a line will be in the shop. */
export interface ReadLine {
  line: number;
  product: NewItemOf<'products'>;
}

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
  /** Those that change something first. */
  read: readonly ReadLine[];
  newBrands: readonly string[];
  /** What is in stock of the spreadsheet's only brand and not in it. Undefined where it has several brands. */
  missing: MissingProducts | undefined;
  prices: PriceChanges;
  /** Pictures that are addresses of pages. */
  pages: number;
  /** Prices of the spreadsheet are without VAT. */
  lacksVat: boolean;
  /** The first other currency of its prices, of which a rate is needed. */
  currency: Currency | undefined;
  /** Cells that cannot be read; their lines are taken without them. */
  leftOut: ReadonlyArray<{ line: number; problem: LineProblem }>;
  changes: ProductChanges;
}

/** What becomes of a line: wrong if it has problems, a new product, an edit, or left out. */
interface Outcome {
  line: ProductLine;
  added?: NewItemOf<'products'>;
  edit?: ProductEdit;
}

interface ShopToCompare {
  index: ProductIndex;
  brands: Catalog['brands'];
  mapItems: MapItems;
}

/** Fields without a value stay unchanged. */
export async function compareSpreadsheet(
  { index, brands, mapItems }: ShopToCompare,
  lines: readonly ProductLine[],
  choices: SpreadsheetChoices,
): Promise<SpreadsheetChanges> {
  const currency = lines.find((line) => line.currency !== undefined)?.currency;
  const completed = lineCompleter(index, brands, choices, currency);
  const matched = await mapItems(lines, (line) => matchLine(index, completed(line)));
  // A wrong line is a group of its own.
  const groups = Map.groupBy(matched, ({ line, key }) => (isWrong(line) ? line : key));
  const perGroup = await mapItems(groups.values(), (group) =>
    group.map((one, place) => outcomeOf(one, matchedProduct(one, group, place), choices)),
  );

  const outcomes = perGroup.flat();
  const edits = [
    ...new Map(outcomes.flatMap(({ edit }) => (edit ? [[edit.before, edit]] : []))).values(),
  ];
  const changed = edits.filter(isChange);
  const added = outcomes.filter((outcome) => outcome.added);
  const wrong = outcomes.map(({ line }) => line).filter(isWrong);
  const missing = missingProducts(index, matched);
  const read = [
    ...outcomes.filter(({ edit }) => edit && isChange(edit)),
    ...added,
    ...outcomes.filter(({ edit }) => edit && !isChange(edit)),
  ].flatMap(({ line, edit, added: product = edit?.after }) => (product ? [{ line, product }] : []));
  const canApply = markupOf(choices) !== undefined;
  const soldOut = (canApply && choices.sellsOutMissing && missing?.products) || [];
  return {
    added: added.length,
    changed: changed.length,
    unchanged: edits.length - changed.length,
    skipped: outcomes.filter((one) => !isWrong(one.line) && !one.added && !one.edit).length,
    wrong: wrong.toSorted((one, other) => one.line - other.line),
    read: read.map(({ line: { line }, product }) => ({ line, product })),
    pages: read.filter(({ line: { values } }) => isPageLink(values.image ?? '')).length,
    newBrands: unknownBrands(added, brands),
    missing,
    prices: priceChangesOf(changed),
    lacksVat: lines.some(({ lacksVat }) => lacksVat),
    currency,
    leftOut: lines.flatMap(({ line, leftOut }) => leftOut.map((problem) => ({ line, problem }))),
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

const isWrong = ({ problems }: ProductLine) => problems.length > 0;
const isChange = ({ before, after }: ProductEdit) => before !== after;

function outcomeOf(
  { line, partNumbers }: MatchedLine,
  match: ReturnType<typeof matchedProduct>,
  { category, addsNew }: SpreadsheetChoices,
): Outcome {
  if (isWrong(line)) return { line };
  if (match === undefined) {
    if (!addsNew) return { line };
    const newCategory = line.group ?? category;
    const values = { ...(newCategory !== '' && { category: newCategory }), ...line.values };
    const problems: LineProblem[] = [
      ...REQUIRED_FIELDS.filter((field) => values[field] === undefined).map(
        (field) => ({ kind: 'missing', field }) as const,
      ),
      ...line.partNumbers
        .filter(isRounded)
        .map((text) => ({ kind: 'spoilt', field: 'partNumbers', text }) as const),
    ];
    const complete = { ...line, values, problems };
    return { line: complete, ...(problems.length === 0 && { added: newProduct(complete) }) };
  }
  if ('kind' in match) return { line: { ...line, problems: [match] } };
  const isNew = (read: string) =>
    !isRounded(read) && !match.partNumbers.some((own) => isSameNumber(own, read));
  const newNumbers = line.partNumbers.filter((_, place) => isNew(partNumbers[place] ?? ''));
  const before = match.product;
  return { line, edit: { before, after: withLineValues(before, line.values, newNumbers) } };
}

function missingProducts(
  { products }: ProductIndex,
  matched: readonly MatchedLine[],
): MissingProducts | undefined {
  const listed = new Set(matched.flatMap(({ candidates }) => candidates));
  const [brand = '', ...otherBrands] = new Set(
    matched.map(({ line, candidates: [known] }) => known?.product.brand ?? line.values.brand ?? ''),
  );
  const key = fold(brand);
  if (key === '' || otherBrands.some((other) => fold(other) !== key)) return undefined;
  const isMissing = (one: IndexedProduct) =>
    one.product.inStock && one.brand === key && !listed.has(one);
  return { brand, products: products.filter(isMissing).map(({ product }) => product) };
}

function unknownBrands(added: readonly Outcome[], brands: Catalog['brands']): string[] {
  const known = new Set(brands.map(({ name }) => fold(name)));
  const used = new Set(added.map(({ line }) => line.values.brand ?? ''));
  return [...used].filter((brand) => !known.has(fold(brand)));
}

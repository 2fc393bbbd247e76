import type { Catalog } from '@/domain/catalog';
import {
  type Product,
  PRODUCT_FIELDS,
  PRODUCT_FIELD_NAMES,
  type ProductField,
} from '@/domain/product';
import { fold } from '@/domain/products/fold';
import type { ProductChanges, ProductEdit } from '@/panel/domain/products/productChanges';

import { createFinder, findPartners, type ProductFinder } from './findPartners';
import { mapInPieces, pause } from './inPieces';
import { newProduct, withLineValues } from './lineProduct';
import { type ListChoices, shopPrices } from './listChoices';
import { missingProducts, type MissingProducts } from './missingProducts';
import type { LineProblem, ProductLine, ProductValues } from './productLine';
import { knownSpelling } from './spelling';

interface WrongLine {
  line: number;
  name: string | undefined;
  problems: readonly LineProblem[];
}

export interface ReadLine {
  line: number;
  values: ProductValues;
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
  missing: MissingProducts | undefined;
  changes: ProductChanges;
}

/** A new product needs these (specification 5, "Product form"). The description may be the name. */
const REQUIRED = PRODUCT_FIELD_NAMES.filter(
  (name) => 'need' in PRODUCT_FIELDS[name] && name !== 'description',
);

/** Fields without a value stay unchanged. The finder of these products may be given, because it takes long to make. */
export async function compareSpreadsheet(
  catalog: Pick<Catalog, 'products' | 'brands'>,
  lines: readonly ProductLine[],
  choices: ListChoices,
  given?: ProductFinder,
): Promise<SpreadsheetChanges> {
  const spelling = knownSpelling(catalog);
  const find = given ?? (await createFinder(catalog.products));
  const brandKey = fold(choices.brand);
  const meant = await mapInPieces(lines, (line) => ({
    ...find(line, brandKey),
    line: completed(line, choices, spelling),
  }));
  const partners = findPartners(meant.filter(({ line }) => line.problems.length === 0));
  const wrong = meant
    .map(({ line }) => line)
    .filter(({ problems }) => problems.length > 0)
    .map(wrongLine);
  const edits = new Map<Product, ProductEdit>();
  const added: ProductLine[] = [];
  const same: ReadLine[] = [];
  const different: ReadLine[] = [];
  const chosen = choices.category === '' ? {} : { category: choices.category };
  let skipped = 0;

  await mapInPieces(partners, ({ line, keys, partner }) => {
    const { values } = line;
    if (partner !== undefined && 'kind' in partner) {
      wrong.push(wrongLine({ ...line, problems: [partner] }));
    } else if (partner !== undefined) {
      const after = withLineValues(partner, line, keys);
      edits.set(partner, { before: partner, after });
      const read = { line: line.line, values: { name: partner.name, ...values } };
      (after === partner ? same : different).push(read);
    } else if (choices.addsNew) {
      const product = { ...line, values: { ...chosen, ...values } };
      const missing = REQUIRED.filter((field) => product.values[field] === undefined);
      if (missing.length === 0) added.push(product);
      else wrong.push(wrongLine({ ...line, problems: missing.map(missingField) }));
    } else {
      skipped += 1;
    }
  });

  await pause();
  const changed = [...edits.values()].filter(({ before, after }) => before !== after);
  const missing = missingProducts(catalog.products, meant);
  const soldOut = (choices.sellsOutMissing && missing?.products) || [];
  return {
    added: added.length,
    changed: changed.length,
    unchanged: edits.size - changed.length,
    skipped,
    wrong: wrong.toSorted((one, other) => one.line - other.line),
    read: [...different, ...added, ...same],
    newBrands: unknownBrands(added, catalog.brands),
    missing,
    changes: {
      added: added.map(newProduct),
      edited: [
        ...changed,
        ...soldOut.map((before) => ({ before, after: { ...before, inStock: false } })),
      ],
      deleted: [],
    },
  };
}

/** With the shop's prices and spelling, and what the owner has chosen for all lines. */
function completed(
  line: ProductLine,
  choices: ListChoices,
  spelling: ReturnType<typeof knownSpelling>,
): ProductLine {
  const prices = shopPrices(line, choices);
  const brand = line.values.brand ?? choices.brand;
  const { category } = line.values;
  return {
    ...line,
    values: {
      ...line.values,
      ...prices,
      ...(brand !== '' && { brand: spelling.brand(brand) }),
      ...(category !== undefined && { category: spelling.category(category) }),
    },
    problems: prices === undefined ? [...line.problems, { kind: 'vat' }] : line.problems,
  };
}

function missingField(field: ProductField): LineProblem {
  return { kind: 'missing', field };
}

function wrongLine({ line, values, problems }: ProductLine): WrongLine {
  return { line, name: values.name, problems };
}

function unknownBrands(added: readonly ProductLine[], brands: Catalog['brands']): string[] {
  const known = new Set(brands.map(({ name }) => fold(name)));
  const used = new Set(added.map(({ values: { brand = '' } }) => brand));
  return [...used].filter((brand) => !known.has(fold(brand)));
}

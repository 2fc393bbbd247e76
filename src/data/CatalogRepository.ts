import type { Category } from '@/content/categories';
import type { Catalog } from '@/domain/catalog';
import type { Car } from '@/domain/enquiry/car';
import type { EnquiryItem } from '@/domain/enquiry/enquiry';
import type { Product } from '@/domain/product';
import type {
  CarHints,
  FoundProducts,
  PagePosition,
  ProductQuery,
} from '@/domain/products/productQuery';

/** What a page shows. */
export interface ShownCatalog extends Catalog {
  /** The catalogue's categories, the fullest first. Undefined where the page has the whole catalogue. */
  categories?: readonly Category[] | undefined;
}

/** The port: all that the app knows about where the catalogue comes from. The shop never looks inside `Owner`, the panel's half. */
export interface CatalogRepository<Owner = unknown> {
  /**
   * Resolves with the first page of each list, at the latest after LOAD_LIMIT_MS (specification 4, "Data load"), unless
   * it still has to fetch what the build has read (D43). Never rejects: what cannot be read comes from the browser's
   * copy, then from the build, then from the samples. After that, `onChange` gets longer lists, the owner's changes and
   * those of other browser tabs.
   */
  load(onChange: (changed: Partial<ShownCatalog>) => void): Promise<ShownCatalog>;

  /**
   * Reads again what the page has read (D36); `onChange` gets what has changed. Never rejects: what cannot be read stays
   * as it is. Does nothing while the owner's changes wait to be sent.
   */
  refresh(): Promise<void>;

  /** Reads the next page for a visitor near the list's end (D19), unless one is being read. The owner's login reads all pages. */
  loadMoreProducts(): void;

  /** The owner's half, from `@/panel/door`. Rejects when the panel's code cannot be fetched. */
  openOwner(): Promise<Owner>;

  /** The owner has logged in in this browser. Missing where nothing is kept in a browser. */
  isOwnersBrowser?: () => boolean;

  /** Missing where this page has the whole catalogue. Rejects when its code cannot be fetched. */
  openSearch?: () => Promise<ProductSearch>;

  /** Missing where nothing is kept in a browser. Rejects when its code cannot be fetched. */
  openNotes?: () => Promise<VisitorNotes>;
}

/** Kept in the visitor's browser. Never throws. */
export interface SavedValue<Value> {
  write: (value: Value) => void;
  /** Calls at once with what is saved, and again whenever another browser tab has written it. */
  follow: (onValue: (value: Value) => void) => void;
}

/** What the visitor notes for his messages (D31). */
export interface VisitorNotes {
  items: SavedValue<readonly EnquiryItem[]>;
  car: SavedValue<Car | undefined>;
}

/** The database's own search in all products (D22). Each method rejects when the database cannot be reached. */
export interface ProductSearch {
  /** Undefined: the database cannot search. */
  find(
    query: ProductQuery,
    page: PagePosition,
    car: CarHints,
    signal: AbortSignal,
  ): Promise<FoundProducts | undefined>;
  /** Undefined: there is no such product. `row`: the product's, if the page has it; then nothing is read. */
  readProduct(id: number, row?: unknown): Promise<Product | undefined>;
}

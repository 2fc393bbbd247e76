import { type Car, CAR_LENGTHS, carOf, NO_CAR } from '@/domain/enquiry/car';
import { type EnquiryItem, isQuantity, MOST_ITEMS } from '@/domain/enquiry/enquiry';
import { pictureAddress, text } from '@/domain/fields/field';
import { HIGHEST_PRICE } from '@/domain/limits';
import { PRODUCT_FIELDS } from '@/domain/product';
import { LONGEST_PART_NUMBER } from '@/domain/products/partNumbers/partNumbers';
import { sameValues } from '@/domain/records';

import { type BrowserTab, listenToOtherBrowserTabs } from './browser/browserTab';
import { browserKey, readJson, type SafeStorage } from './browser/storage';
import type { SavedValue, VisitorNotes } from './CatalogRepository';
import { id, isRecord } from './schema/fields';

export function createVisitorNotes(storage: SafeStorage, browserTab: BrowserTab): VisitorNotes {
  function savedValue<Value>(name: string, parse: (saved: unknown) => Value): SavedValue<Value> {
    const key = browserKey(name);
    return {
      write(value) {
        if (value === undefined) storage.remove(key);
        else storage.set(key, JSON.stringify(value));
      },
      follow(onValue) {
        const report = () => onValue(parse(readJson(storage, key)));
        report();
        listenToOtherBrowserTabs(browserTab, (changed) => {
          if (changed === null || changed === key) report();
        });
      },
    };
  }
  return { items: savedValue('enquiry', parseItems), car: savedValue('car', parseCar) };
}

function parseItems(saved: unknown): readonly EnquiryItem[] {
  if (!Array.isArray(saved)) return [];
  const items = saved.map(parseItem).filter((item) => item !== undefined);
  return [...new Map(items.map((item) => [item.id, item])).values()].slice(0, MOST_ITEMS);
}

function parseItem(saved: unknown): EnquiryItem | undefined {
  if (!isRecord(saved)) return undefined;
  const { price, quantity } = saved;
  const item = {
    id: id(saved['id']),
    name: text(saved['name'], PRODUCT_FIELDS.name.most),
    brand: text(saved['brand'], PRODUCT_FIELDS.brand.most),
    category: text(saved['category'], PRODUCT_FIELDS.category.most),
    partNumber: text(saved['partNumber'], LONGEST_PART_NUMBER),
    image: pictureAddress(saved['image']),
    price: typeof price === 'number' && price >= 0 && price <= HIGHEST_PRICE ? price : 0,
    quantity: isQuantity(quantity) ? quantity : 1,
  };
  return item.id === 0 || item.name === '' ? undefined : item;
}

function parseCar(saved: unknown): Car | undefined {
  if (!isRecord(saved)) return undefined;
  const car = carOf((name) => text(saved[name], CAR_LENGTHS[name]));
  return sameValues(car, NO_CAR) ? undefined : car;
}

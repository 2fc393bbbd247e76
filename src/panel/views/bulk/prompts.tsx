import { useAtomValue } from 'jotai';
import { type ComponentType, useMemo, useState } from 'react';

import { productsAtom } from '@/atoms/catalog';
import { PRODUCT_CATEGORIES } from '@/domain/product';
import { type DiscountDraft, DiscountFields } from '@/panel/components/bulk/DiscountFields';
import { type PriceDraft, PriceFields } from '@/panel/components/bulk/PriceFields';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { type BulkAction, bulkActions } from '@/panel/content/bulk';
import { parsePercent } from '@/panel/domain/prices/percentChange';
import type { BulkChange } from '@/panel/domain/products/bulkChange';
import { sortedNames } from '@/panel/domain/products/sortedNames';

import { BulkPrompt } from './BulkPrompt';

interface PromptProps {
  onClose: () => void;
}

function PricePrompt({ onClose }: PromptProps) {
  const [draft, setDraft] = useState<PriceDraft>({
    direction: 'up',
    percent: '',
    step: 'lira',
    changesOriginal: false,
  });
  const change = useMemo((): BulkChange | undefined => {
    const percent = parsePercent(draft.percent, draft.direction);
    return percent === undefined ? undefined : { ...draft, kind: 'price', percent };
  }, [draft]);
  return (
    <BulkPrompt title={bulkActions.price.title} change={change} onClose={onClose}>
      <PriceFields draft={draft} onChange={setDraft} />
    </BulkPrompt>
  );
}

function DiscountPrompt({ onClose }: PromptProps) {
  const [draft, setDraft] = useState<DiscountDraft>({
    kind: 'discount',
    percent: '',
    step: 'lira',
  });
  const change = useMemo((): BulkChange | undefined => {
    const { kind, step } = draft;
    if (kind === 'noDiscount') return { kind };
    const percent = parsePercent(draft.percent, 'down');
    return percent === undefined ? undefined : { kind, percent, step };
  }, [draft]);
  return (
    <BulkPrompt title={bulkActions.discount.title} change={change} onClose={onClose}>
      <DiscountFields draft={draft} onChange={setDraft} />
    </BulkPrompt>
  );
}

const STOCK = ['Stokta', 'Tükendi'].map((name) => ({ value: name, name }));

function StockPrompt({ onClose }: PromptProps) {
  const [chosen, setChosen] = useState('');
  const change = useMemo(
    (): BulkChange | undefined =>
      chosen === '' ? undefined : { kind: 'stock', inStock: chosen === STOCK[0]?.value },
    [chosen],
  );
  return (
    <BulkPrompt title={bulkActions.stock.title} change={change} onClose={onClose}>
      <ChoiceField
        label="Stok"
        placeholder="Seçin"
        value={chosen}
        choices={STOCK}
        onChange={setChosen}
      />
    </BulkPrompt>
  );
}

function CategoryPrompt({ onClose }: PromptProps) {
  const products = useAtomValue(productsAtom);
  const [category, setCategory] = useState('');
  const names = useMemo(
    () => sortedNames([...PRODUCT_CATEGORIES, ...products.map((product) => product.category)]),
    [products],
  );
  const change = useMemo(
    (): BulkChange | undefined => (category === '' ? undefined : { kind: 'category', category }),
    [category],
  );
  return (
    <BulkPrompt title={bulkActions.category.title} change={change} onClose={onClose}>
      <ChoiceField
        label="Kategori"
        placeholder="Seçin"
        value={category}
        choices={names.map((name) => ({ value: name, name }))}
        onChange={setCategory}
      />
    </BulkPrompt>
  );
}

const DELETE = { kind: 'delete' } as const;

function DeletePrompt({ onClose }: PromptProps) {
  return (
    <BulkPrompt
      title={bulkActions.delete.title}
      applyLabel="Sil"
      change={DELETE}
      onClose={onClose}
    />
  );
}

export const PROMPTS: Record<BulkAction, ComponentType<PromptProps>> = {
  price: PricePrompt,
  discount: DiscountPrompt,
  stock: StockPrompt,
  category: CategoryPrompt,
  delete: DeletePrompt,
};

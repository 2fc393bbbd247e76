import { useAtomValue } from 'jotai';
import { type ComponentType, useState } from 'react';

import { productsAtom } from '@/atoms/catalog';
import { PRODUCT_CATEGORIES } from '@/domain/product';
import { type DiscountDraft, DiscountFields } from '@/panel/components/bulk/DiscountFields';
import { type PriceDraft, PriceFields } from '@/panel/components/bulk/PriceFields';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import type { BulkAction } from '@/panel/content/bulk';
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
  const percent = parsePercent(draft.percent, draft.direction);
  const change = percent === undefined ? undefined : { ...draft, kind: 'price' as const, percent };
  return (
    <BulkPrompt action="price" change={change} onClose={onClose}>
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
  return (
    <BulkPrompt action="discount" change={discountChange(draft)} onClose={onClose}>
      <DiscountFields draft={draft} onChange={setDraft} />
    </BulkPrompt>
  );
}

function discountChange({ kind, step, ...typed }: DiscountDraft): BulkChange | undefined {
  if (kind === 'noDiscount') return { kind };
  const percent = parsePercent(typed.percent, 'down');
  return percent === undefined ? undefined : { kind, percent, step };
}

interface ChoicePromptProps extends PromptProps {
  action: BulkAction;
  label: string;
  choices: readonly string[];
  changeTo: (chosen: string) => BulkChange;
}

function ChoicePrompt({ action, label, choices, changeTo, onClose }: ChoicePromptProps) {
  const [chosen, setChosen] = useState('');
  const change = chosen === '' ? undefined : changeTo(chosen);
  return (
    <BulkPrompt action={action} change={change} onClose={onClose}>
      <ChoiceField
        label={label}
        placeholder="Seçin"
        value={chosen}
        choices={choices}
        onChange={setChosen}
      />
    </BulkPrompt>
  );
}

const IN_STOCK = 'Stokta';

function StockPrompt({ onClose }: PromptProps) {
  return (
    <ChoicePrompt
      action="stock"
      label="Stok"
      choices={[IN_STOCK, 'Tükendi']}
      changeTo={(chosen) => ({ kind: 'stock', inStock: chosen === IN_STOCK })}
      onClose={onClose}
    />
  );
}

function CategoryPrompt({ onClose }: PromptProps) {
  const used = useAtomValue(productsAtom).map(({ category }) => category);
  return (
    <ChoicePrompt
      action="category"
      label="Kategori"
      choices={sortedNames([...PRODUCT_CATEGORIES, ...used])}
      changeTo={(category) => ({ kind: 'category', category })}
      onClose={onClose}
    />
  );
}

function DeletePrompt({ onClose }: PromptProps) {
  return (
    <BulkPrompt action="delete" applyLabel="Sil" change={{ kind: 'delete' }} onClose={onClose} />
  );
}

export const PROMPTS: Record<BulkAction, ComponentType<PromptProps>> = {
  price: PricePrompt,
  discount: DiscountPrompt,
  stock: StockPrompt,
  category: CategoryPrompt,
  delete: DeletePrompt,
};

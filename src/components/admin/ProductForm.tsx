import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { DEFAULT_PRODUCT_IMAGE } from '@/content/pictures';
import { FIELD_LIMITS } from '@/domain/limits';
import { parseNumber } from '@/domain/numbers';
import { PRODUCT_CATEGORIES } from '@/domain/product';
import type { ProductDraft } from '@/domain/productDraft';
import { parseTypedPrice } from '@/domain/typedPrice';

import { type Choice, ChoiceField } from './form/ChoiceField';
import { FieldRow } from './form/FieldRow';
import { FormFrame } from './form/FormFrame';
import { PictureField } from './form/PictureField';
import { PriceField } from './form/PriceField';
import { PricePreview } from './form/PricePreview';
import { TextField } from './form/TextField';
import { type ItemFormProps, useDraft } from './form/useDraft';

const { product: limits } = FIELD_LIMITS;
const discountField = { type: 'number', inputMode: 'numeric', min: 0, max: 100, step: 1 } as const;

/** Each name once, and the stored one even if it is no longer on offer (D6). */
function choicesAmong(names: readonly string[], stored: string): Choice[] {
  const known = new Set(names);
  if (stored !== '') known.add(stored);
  return [...known].map((name) => ({ value: name, name }));
}

export interface ProductFormProps extends ItemFormProps<ProductDraft> {
  /** The owner's brands, sorted. */
  brandNames: ReadonlyArray<string>;
}

export function ProductForm(props: ProductFormProps) {
  const { initial, brandNames, onSave } = props;
  const { draft, change } = useDraft(props);

  return (
    <FormFrame {...props} onSave={() => onSave(draft)}>
      <TextField
        label="Ürün Adı"
        required
        maxLength={limits.name}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <FieldRow>
        <ChoiceField
          label="Kategori"
          placeholder="Seçin"
          value={draft.category}
          choices={choicesAmong(PRODUCT_CATEGORIES, initial.category)}
          onChange={(category) => change({ category })}
        />
        <ChoiceField
          label="Marka"
          placeholder="Seçin"
          value={draft.brand}
          choices={choicesAmong(brandNames, initial.brand)}
          hint={
            brandNames.length === 0 ? 'Önce Markalar sekmesinden bir marka ekleyin.' : undefined
          }
          onChange={(brand) => change({ brand })}
        />
      </FieldRow>
      <FieldRow>
        <PriceField
          label="Fiyat (TL)"
          required
          value={draft.price}
          onChange={(price) => change({ price })}
        />
        <PriceField
          label="Orijinal Fiyat (TL)"
          hint="İsteğe bağlı: indirimden önceki fiyat."
          value={draft.originalPrice}
          onChange={(originalPrice) => change({ originalPrice })}
        />
        <TextField
          {...discountField}
          label="İndirim (%)"
          hint="İsteğe bağlı."
          value={draft.discount}
          onChange={(discount) => change({ discount })}
        />
      </FieldRow>
      <PricePreview
        price={parseTypedPrice(draft.price)}
        originalPrice={parseTypedPrice(draft.originalPrice)}
        discount={parseNumber(draft.discount)}
        onUseDiscount={(percent) => change({ discount: String(percent) })}
      />
      <PictureField
        label="Görsel URL"
        renderPhoto={props.renderPhoto}
        hint="İsteğe bağlı: görselin internet adresi."
        defaultAddress={DEFAULT_PRODUCT_IMAGE}
        value={draft.image}
        onChange={(image) => change({ image })}
      />
      <TextField
        label="Açıklama"
        required
        rows={4}
        maxLength={limits.description}
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <FormControlLabel
        label="Stokta"
        sx={{ justifySelf: 'start', minHeight: '2.75rem', mr: 0 }}
        control={
          <Checkbox
            checked={draft.inStock}
            onChange={({ target }) => change({ inStock: target.checked })}
          />
        }
      />
    </FormFrame>
  );
}

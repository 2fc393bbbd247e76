import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { drawingOf } from '@/content/pictures';
import { parseDiscount } from '@/domain/prices/numbers';
import { plainPrice } from '@/domain/prices/price';
import { PRODUCT_CATEGORIES, PRODUCT_FIELDS } from '@/domain/product';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { DiscountField } from '@/panel/components/form/DiscountField';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { FormFrame } from '@/panel/components/form/FormFrame';
import { PhotoField } from '@/panel/components/form/picture/PhotoField';
import { PictureAddressField } from '@/panel/components/form/picture/PictureAddressField';
import { PRICE_EXAMPLE, PriceField } from '@/panel/components/form/PriceField';
import { PricePreview } from '@/panel/components/form/PricePreview';
import { TextField } from '@/panel/components/form/TextField';
import { type ItemFormProps, useDraft } from '@/panel/components/form/useDraft';
import { type ProductDraft, typedPrices } from '@/panel/domain/products/productDraft';
import { distinctNames } from '@/panel/domain/products/sameNames';

export interface ProductFormProps extends ItemFormProps<ProductDraft> {
  brandNames: ReadonlyArray<string>;
}

export function ProductForm(props: ProductFormProps) {
  const { initial, brandNames, onSave } = props;
  const { draft, field } = useDraft(props);
  const prices = typedPrices(draft);
  const discount = parseDiscount(draft.discount);

  return (
    <FormFrame {...props} preview={props.renderPreview?.(draft)} onSave={() => onSave(draft)}>
      <PhotoField
        address={draft.image}
        defaultAddress={drawingOf(draft.category)}
        onChange={field('image').onChange}
      />
      <TextField
        label="Ürün Adı"
        required
        maxLength={PRODUCT_FIELDS.name.most}
        {...field('name')}
      />
      <FieldRow>
        <PriceField
          label="Fiyat (TL)"
          required
          hint={`${PRICE_EXAMPLE}. 0 yazarsanız “Fiyat sorun” görünür.`}
          zero="Mağazada: Fiyat sorun. Müşteri fiyatı WhatsApp’tan sorar."
          {...field('price')}
        />
        <ChoiceField
          label="Kategori"
          placeholder="Seçin"
          // The stored name too, even if it is no longer offered (D6).
          choices={distinctNames(PRODUCT_CATEGORIES, initial.category)}
          {...field('category')}
        />
        <ChoiceField
          label="Marka"
          placeholder="Seçin"
          choices={distinctNames(brandNames, initial.brand)}
          hint={
            brandNames.length === 0 ? 'Önce Markalar sekmesinden bir marka ekleyin.' : undefined
          }
          {...field('brand')}
        />
      </FieldRow>
      <TextField
        label="Açıklama"
        required
        rows={4}
        maxLength={PRODUCT_FIELDS.description.most}
        {...field('description')}
      />
      <FormControlLabel
        label="Stokta"
        sx={{ justifySelf: 'start', minHeight: '2.75rem', mr: 0 }}
        control={
          <Checkbox
            checked={draft.inStock}
            onChange={({ target }) => field('inStock').onChange(target.checked)}
          />
        }
      />
      <FieldRow>
        <PriceField
          label="Orijinal Fiyat (TL)"
          hint="İsteğe bağlı: indirimden önceki fiyat."
          {...field('originalPrice')}
        />
        <DiscountField discount={discount} prices={prices} {...field('discount')} />
      </FieldRow>
      <PricePreview
        prices={prices}
        discount={discount}
        onUseDiscount={(percent) => field('discount').onChange(String(percent))}
        onUseOriginalPrice={(tl) => field('originalPrice').onChange(plainPrice(tl))}
      />
      <PictureAddressField
        label="Görsel URL"
        hint="İsteğe bağlı. Fotoğraf seçince kendiliğinden dolar; internet adresi de yazabilirsiniz."
        {...field('image')}
      />
    </FormFrame>
  );
}

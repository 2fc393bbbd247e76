import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useRef, useState } from 'react';

import { drawingOf } from '@/content/categories';
import { parseDiscount } from '@/domain/prices/numbers';
import { PRODUCT_FIELDS } from '@/domain/product';
import { PART_NUMBERS_PATTERN } from '@/domain/products/partNumbers/partNumbers';
import { CheckboxField } from '@/panel/components/form/CheckboxField';
import { OpenChoiceField } from '@/panel/components/form/choice/OpenChoiceField';
import { DiscountField } from '@/panel/components/form/DiscountField';
import { formFields, type ItemFormProps } from '@/panel/components/form/draftFields';
import { FieldRow } from '@/panel/components/form/FieldRow';
import { FormFrame } from '@/panel/components/form/FormFrame';
import { PhotoField } from '@/panel/components/form/picture/PhotoField';
import { PictureAddressField } from '@/panel/components/form/picture/PictureAddressField';
import { PriceField } from '@/panel/components/form/PriceField';
import { PricePreview } from '@/panel/components/form/PricePreview';
import { TextField } from '@/panel/components/form/TextField';
import { describeProduct, PRICE_EXAMPLE } from '@/panel/content/panel';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';
import { typedPrices } from '@/panel/domain/prices/typedPrice';
import { distinctNames } from '@/panel/domain/products/sameNames';

/** The words of their line in the description, and a space behind each comma. */
const AROUND_PART_NUMBERS = 30;

const PART_NUMBERS_EXAMPLE = 'Örnek: 0986424797, 1K0 698 151';

export interface ProductFormProps extends ItemFormProps<DraftOf<'products'>> {
  brandNames: ReadonlyArray<string>;
  categoryNames: ReadonlyArray<string>;
  /** What is known of the product's earlier prices, under its prices. */
  pastPrices?: ReactNode;
}

export function ProductForm(props: ProductFormProps) {
  const { draft, brandNames, categoryNames, pastPrices } = props;
  const [initial] = useState(draft);
  const field = formFields('products', props);
  const prices = typedPrices(draft);
  const discount = parseDiscount(draft.discount);
  const most = PRODUCT_FIELDS.description.most - AROUND_PART_NUMBERS;
  const description = useRef<HTMLDivElement>(null);

  function fillDescription() {
    field('description').onChange(describeProduct(draft));
    description.current?.querySelector('textarea')?.focus();
  }

  return (
    <FormFrame {...props}>
      <PhotoField {...field('image')} defaultAddress={drawingOf(draft.category)} />
      <TextField {...field('name')} />
      <FieldRow>
        <PriceField
          {...field('price')}
          hint={`${PRICE_EXAMPLE}. 0 yazarsanız “Fiyat sorun” görünür.`}
          zero="Mağazada: Fiyat sorun. Müşteri fiyatı WhatsApp’tan sorar."
        />
        <OpenChoiceField
          {...field('category')}
          choices={distinctNames(categoryNames, initial.category)}
          of="category"
        />
        <OpenChoiceField
          {...field('brand')}
          choices={distinctNames(brandNames, initial.brand)}
          of="brand"
        />
      </FieldRow>
      <TextField
        {...field('partNumbers')}
        label="Parça No"
        pattern={PART_NUMBERS_PATTERN}
        title={PART_NUMBERS_EXAMPLE}
        maxLength={Math.max(0, most - draft.description.length)}
        hint="İsteğe bağlı: OEM ya da stok kodu. Parça bununla da bulunur, WhatsApp mesajında yazar; birden çoksa virgülle ayırın."
      />
      <TextField
        {...field('vehicles')}
        rows={3}
        hint="İsteğe bağlı: her satıra bir araç, örneğin VW Golf VII 1.6 TDI 2013-2019. Parça bununla da bulunur."
      />
      <Stack
        ref={description}
        sx={{ alignItems: 'start', '& > :first-of-type': { width: '100%' } }}
      >
        <TextField
          {...field('description')}
          rows={4}
          maxLength={
            draft.partNumbers === ''
              ? PRODUCT_FIELDS.description.most
              : most - draft.partNumbers.length
          }
          hint="Gerekli: parça nedir, kutuda ne var?"
        />
        {draft.description === '' && draft.name !== '' ? (
          <Button onClick={fillDescription}>Addan yaz</Button>
        ) : null}
      </Stack>
      <CheckboxField {...field('inStock')} />
      <FieldRow>
        <PriceField {...field('originalPrice')} hint="İsteğe bağlı: indirimden önceki fiyat." />
        <DiscountField {...field('discount')} discount={discount} prices={prices} />
      </FieldRow>
      {pastPrices}
      <PricePreview
        prices={prices}
        discount={discount}
        onUseDiscount={(percent) => field('discount').onChange(String(percent))}
      />
      <PictureAddressField
        {...field('image')}
        hint="İsteğe bağlı. Fotoğraf seçince kendiliğinden dolar; internet adresi de yazabilirsiniz."
      />
    </FormFrame>
  );
}

import { expect, fn } from 'storybook/test';

import { sampleCategoryNames } from '@/content/categories';
import { PRODUCT_FIELDS } from '@/domain/product';
import { ProductForm } from '@/panel/components/forms/ProductForm';
import { emptyDraft, toDraft } from '@/panel/domain/drafts/itemDraft';

import preview from '../../../../.storybook/preview';
import { brokenPicture, longName, product } from '../../../fixtures/catalog';
import { withDraftState } from '../../../fixtures/draftState';
import { largeTextOnPhone } from '../../../fixtures/largeText';
import { highContrast, noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';
import { expectInvalid } from '../../../fixtures/play/expectations';

/** The form of a part. */
const meta = preview.meta({
  component: ProductForm,
  render: withDraftState(ProductForm),
  args: {
    title: 'Yeni Ürün',
    draft: emptyDraft('products'),
    brandNames: ['BOSCH', 'HELLA', 'SACHS'],
    categoryNames: sampleCategoryNames,
    onDraft: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
});

export const Empty = meta.story({
  name: 'Form, yeni ürün · empty',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectInvalid('Ürün Adı', 'Kategori', 'Marka', 'Fiyat (TL)', 'Açıklama');
    await expect(canvas.getByLabelText('İndirim (%)')).toBeValid();
    await expect(canvas.getByRole('checkbox', { name: 'Stokta' })).toBeChecked();
    const { description, name } = PRODUCT_FIELDS;
    await expect(canvas.getByLabelText('Açıklama')).toHaveProperty('maxLength', description.most);
    await expect(canvas.getByLabelText('Ürün Adı')).toHaveProperty('maxLength', name.most);
  },
});

export const Filled = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const draft = toDraft('products', {
      ...product,
      category: 'Motor',
      brand: 'BOSCH',
      inStock: false,
    });
    const texts = { name: 'Buji', partNumbers: '0 986, 1K0', description: 'İridyum uçlu.' };
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), texts.name);
    await userEvent.type(canvas.getByLabelText('Parça No'), texts.partNumbers);
    await userEvent.selectOptions(canvas.getByLabelText('Kategori'), draft.category);
    await userEvent.selectOptions(canvas.getByLabelText('Marka'), draft.brand);
    await userEvent.type(canvas.getByLabelText('Fiyat (TL)'), draft.price);
    await userEvent.type(canvas.getByLabelText('Orijinal Fiyat (TL)'), draft.originalPrice);
    await userEvent.click(canvas.getByRole('button', { name: 'İndirimi %16 yap' }));
    await expect(canvas.getByLabelText('İndirim (%)')).toHaveValue(16);
    await userEvent.type(canvas.getByLabelText('Açıklama'), texts.description);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stokta' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...draft, ...texts, image: '' });
  },
});

/** The browser turns away what is no price (D15) and half percents (specification 5). */
/** A description to begin with, and to change. */
export const DescribedByName = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    const description = canvas.getByLabelText('Açıklama');
    await expect(description).toHaveAccessibleDescription(/^Gerekli:/);
    await userEvent.type(canvas.getByLabelText('Ürün Adı'), 'Ön Balata');
    await userEvent.selectOptions(canvas.getByLabelText('Marka'), 'BOSCH');
    await userEvent.selectOptions(canvas.getByLabelText('Kategori'), 'Fren');
    await userEvent.click(canvas.getByRole('button', { name: 'Addan yaz' }));
    await expect(description).toHaveValue('Ön Balata. Marka: BOSCH. Kategori: Fren.');
    await expect(description).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Addan yaz' })).not.toBeInTheDocument();
  },
});

export const NotAccepted = meta.story({
  args: {
    draft: {
      ...toDraft('products', product),
      partNumbers: 'kutunun üstünde',
      price: '9,999',
      discount: '12.5',
    },
  },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectInvalid('Parça No', 'Fiyat (TL)', 'İndirim (%)');
  },
});

/** A discount whose original price is missing is named, and saved all the same. */
export const DiscountAlone = meta.story({
  args: {
    draft: { ...toDraft('products', product), originalPrice: '', price: '2.450', discount: '14' },
  },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('İndirim (%)')).toHaveAccessibleDescription(
      'Müşteri “%14 indirim” yazısını görür, eski fiyatı görmez.',
    );
  },
});

/** A stored category and brand that nobody offers any more stay as they are. */
export const Editing = meta.story({
  args: {
    title: `Düzenle: ${product.name}`,
    draft: toDraft('products', { ...product, category: 'Debriyaj', brand: 'VALEO' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** The first brand is typed here. */
export const WithoutBrands = meta.story({
  args: { brandNames: [] },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Marka'), 'Başka bir marka yaz');
    await userEvent.type(canvas.getByLabelText('Yeni marka'), 'TRW');
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ brand: 'TRW' }));
  },
});

export const LongTexts = meta.story({
  ...onPhone,
  args: {
    title: `Düzenle: ${longName}`,
    draft: toDraft('products', {
      ...product,
      name: longName,
      description: longName,
      image: brokenPicture,
    }),
  },
});

export const CheckboxFocused = meta.story({
  parameters: { chromatic: oneSize, pseudo: { focusVisible: '[type=checkbox]' } },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });

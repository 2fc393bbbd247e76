import Box from '@mui/material/Box';

import { CheckboxField } from '@/panel/components/form/CheckboxField';
import { ChoiceField } from '@/panel/components/form/ChoiceField';
import { BULK_CHOICES } from '@/panel/content/bulk';
import type { ProductFilter } from '@/panel/domain/products/filter/productFilter';

const fields = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    md: 'repeat(3, minmax(0, 1fr)) auto',
  },
  alignItems: 'end',
  gap: '0.75rem 1rem',
  // As high as the fields beside it.
  '& > .MuiFormControlLabel-root': { minHeight: '3rem' },
};

const optional = { required: false, placeholder: 'Hepsi' };

export interface FilterFieldsProps {
  filter: Omit<ProductFilter, 'text' | 'gap'>;
  categories: readonly string[];
  brands: readonly string[];
  onChange: (changed: Partial<ProductFilter>) => void;
}

export function FilterFields({ filter, categories, brands, onChange }: FilterFieldsProps) {
  const field = <Name extends keyof typeof filter>(name: Name) => ({
    value: filter[name],
    onChange: (value: (typeof filter)[Name]) => onChange({ [name]: value }),
  });
  return (
    <Box sx={fields}>
      <ChoiceField label="Kategori" choices={categories} {...optional} {...field('category')} />
      <ChoiceField label="Marka" choices={brands} {...optional} {...field('brand')} />
      <ChoiceField label="Stok" choices={BULK_CHOICES.stock} {...optional} {...field('stock')} />
      <CheckboxField label="Fotoğrafı yok" {...field('isWithoutPicture')} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { ChoiceField } from '@/panel/components/form/ChoiceField';
import type { ProductFilter } from '@/panel/domain/products/filter/productFilter';

const fields = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    md: 'repeat(3, minmax(0, 1fr)) auto',
  },
  alignItems: 'end',
  gap: '0.75rem 1rem',
};

const ALL = 'Hepsi';
const IN_STOCK = 'Stokta';
const SOLD_OUT = 'Tükendi';

export interface FilterFieldsProps {
  filter: Omit<ProductFilter, 'text' | 'gap'>;
  categories: readonly string[];
  brands: readonly string[];
  onChange: (changed: Partial<ProductFilter>) => void;
}

export function FilterFields({ filter, categories, brands, onChange }: FilterFieldsProps) {
  const { category, brand, inStock, isWithoutPicture } = filter;
  const stock = inStock ? IN_STOCK : SOLD_OUT;
  return (
    <Box sx={fields}>
      <ChoiceField
        label="Kategori"
        required={false}
        placeholder={ALL}
        value={category}
        choices={categories}
        onChange={(chosen) => onChange({ category: chosen })}
      />
      <ChoiceField
        label="Marka"
        required={false}
        placeholder={ALL}
        value={brand}
        choices={brands}
        onChange={(chosen) => onChange({ brand: chosen })}
      />
      <ChoiceField
        label="Stok"
        required={false}
        placeholder={ALL}
        value={inStock === undefined ? '' : stock}
        choices={[IN_STOCK, SOLD_OUT]}
        onChange={(chosen) =>
          onChange({ inStock: chosen === '' ? undefined : chosen === IN_STOCK })
        }
      />
      <FormControlLabel
        label="Fotoğrafı yok"
        sx={{ minHeight: '3rem', mr: 0 }}
        control={
          <Checkbox
            checked={isWithoutPicture}
            onChange={({ target }) => onChange({ isWithoutPicture: target.checked })}
          />
        }
      />
    </Box>
  );
}

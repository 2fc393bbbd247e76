import {
  mdiCarBattery,
  mdiCarBrakeAlert,
  mdiCarLightHigh,
  mdiCarShiftPattern,
  mdiEngine,
  mdiFlash,
} from '@mdi/js';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import type { ProductCategory } from '@/domain/product';

// The icon set has neither of these two parts.
const axle =
  'M11 2h2v4.1a6 6 0 0 1 4.9 4.9H21V8h2v8h-2v-3h-3.1A6 6 0 0 1 6.1 13H3v3H1V8h2v3h3.1A6 6 0 0 1 11 6.1zm1 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0 2.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3';

const spring =
  'M6 2h12v2h-2.2L8 6.6 16 9v1.6L8 13l8 2.4V17l-7.8 2.4H18V21H6v-2h1l7.4-2.2L6.6 14.4v-2.2L14.4 9.8 6.6 7.4V5.4L9.4 4H6z';

const ICONS: Record<ProductCategory, string> = {
  Motor: mdiEngine,
  Şanzıman: mdiCarShiftPattern,
  Diferansiyel: axle,
  Farlar: mdiCarLightHigh,
  Fren: mdiCarBrakeAlert,
  Elektrik: mdiFlash,
  Süspansiyon: spring,
  'Akü & Filtre': mdiCarBattery,
};

const Root = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.25rem',
  padding: '1rem',
  backgroundColor: theme.vars.palette.common.white,
  outline: `1px solid ${theme.vars.palette.divider}`,
  '& > svg': { marginBottom: '0.75rem' },
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    gap: '0.75rem',
    padding: '1.5rem',
    '& > svg': { position: 'absolute', top: '1.375rem', right: '1.5rem' },
  },
}));

export interface CategoryTileProps {
  name: ProductCategory;
  /** How many parts, as the shop writes it: `2.500+`. */
  count: string;
}

/** Shows, does not lead anywhere: no pointer, no lift (D1). */
export function CategoryTile({ name, count }: CategoryTileProps) {
  return (
    <Root>
      <Icon path={ICONS[name]} sx={{ fontSize: '2rem', color: 'primary.main' }} />
      <Typography variant="h3" component="p">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {count} ürün
      </Typography>
    </Root>
  );
}

import {
  mdiCarBattery,
  mdiCarBrakeAlert,
  mdiCarLightHigh,
  mdiCarShiftPattern,
  mdiEngine,
  mdiFlash,
} from '@mdi/js';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { useControlActions } from '@/components/shared/controlActions';
import { Icon } from '@/components/shared/Icon';
import type { ProductCategory } from '@/domain/product';

// @mdi/js has no icon for these two.
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

const tile = {
  position: 'relative',
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'auto 1fr',
  flexDirection: 'column',
  alignContent: 'center',
  gap: { xs: '0 min(12px, 2.5vw)', md: 1.5 },
  p: { xs: '0.625rem min(0.75rem, 3vw)', md: 3 },
} as const;

const wholeTile = {
  position: 'static',
  font: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;

const icon = {
  position: { md: 'absolute' },
  top: { md: '1.375rem' },
  right: { md: '1.5rem' },
  gridRow: 'span 2',
  alignSelf: 'center',
  fontSize: { xs: 'min(1.75rem, 7.4vw)', md: '2rem' },
} as const;

export interface CategoryTileProps {
  name: ProductCategory;
  /** Such as `2.500+` (specification 2, "Category grid"). */
  count: string;
}

/** Does nothing (D1) unless the controls are open (D22). */
export function CategoryTile({ name, count }: CategoryTileProps) {
  const way = useControlActions()?.category(name);
  return (
    <Paper component="li" variant="tile" sx={tile}>
      <Icon path={ICONS[name]} color="primary" sx={icon} />
      <Typography
        variant="h3"
        component="p"
        sx={{ fontSize: { xs: 'min(1.25rem, 13vw)', md: '1.5rem' } }}
      >
        {way ? (
          <ButtonBase {...way} sx={wholeTile}>
            {name}
          </ButtonBase>
        ) : (
          name
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {count} ürün
      </Typography>
    </Paper>
  );
}

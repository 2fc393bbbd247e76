import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { useControlActions } from '@/components/shared/controlActions';
import type { Category } from '@/content/categories';
import { drawingOf } from '@/content/categories';

// In parts of the tile, so that large text leaves the drawing whole and the longest name on one line.
const tile = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'min(4rem, 36%) 1fr', lg: '6rem 1fr' },
  columnGap: { xs: 'min(0.4rem, 2vw)', lg: 1.5 },
  pr: { md: 0.5 },
  '& > img': {
    gridArea: '1 / 1 / span 2',
    width: '100%',
    height: '100%',
    minHeight: { xs: '3rem', lg: '4.5rem' },
    objectFit: 'contain',
    bgcolor: 'surface.paperDeep',
  },
  '& > p:first-of-type': { alignSelf: 'end' },
  '& > p:only-of-type': { gridRow: '1 / span 2', alignSelf: 'center' },
} as const;

const wholeTile = {
  position: 'static',
  font: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;

/** Does nothing (D1) unless the controls are open (D22). */
export function CategoryTile({ name, count }: Category) {
  const link = useControlActions()?.category(name);
  return (
    <Paper component="li" sx={tile}>
      <img src={drawingOf(name)} alt="" width={128} height={96} loading="lazy" />
      <Typography
        variant="h3"
        component="p"
        sx={{ fontSize: { xs: 'min(1.0625rem, 36px)', sm: '1.25rem', lg: '1.5rem' } }}
      >
        {link ? (
          <ButtonBase {...link} sx={wholeTile}>
            {name}
          </ButtonBase>
        ) : (
          name
        )}
      </Typography>
      {count === undefined ? null : (
        <Typography variant="body2" color="textSecondary">
          {count.toLocaleString('tr')} ürün
        </Typography>
      )}
    </Paper>
  );
}

import { mdiArrowLeft, mdiArrowRight } from '@mdi/js';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';

import { Icon } from '@/components/shared/Icon';
import type { Product } from '@/domain/product';

const row = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 1.5,
  mb: 6,
  '& > button': { justifyContent: 'space-between', px: 2 },
  '& > button > span:not([class])': {
    flex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' },
} as const;

export interface ProductNavigationProps {
  previous?: Product | undefined;
  next?: Product | undefined;
  onSelect: (product: Product) => void;
}

/** Leads to the parts beside the open one, in the list in which it was opened. */
export function ProductNavigation({ previous, next, onSelect }: ProductNavigationProps) {
  if (!previous && !next) return null;
  return (
    <Container component="nav" aria-label="Listedeki parçalar" sx={row}>
      {previous ? (
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiArrowLeft} />}
          onClick={() => onSelect(previous)}
          sx={{ textAlign: 'left' }}
        >
          <span>
            <small>Önceki parça:</small> {previous.name}
          </span>
        </Button>
      ) : null}
      {next ? (
        <Button
          variant="outlined"
          endIcon={<Icon path={mdiArrowRight} />}
          onClick={() => onSelect(next)}
          sx={{ gridColumn: { sm: 2 }, textAlign: { xs: 'left', sm: 'right' } }}
        >
          <span>
            <small>Sonraki parça:</small> {next.name}
          </span>
        </Button>
      ) : null}
    </Container>
  );
}

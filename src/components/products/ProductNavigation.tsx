import { mdiArrowLeft, mdiArrowRight } from '@mdi/js';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';

import { Icon } from '@/components/shared/Icon';
import type { Product } from '@/domain/product';
import { clampLines } from '@/theme/sizes';

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 1.5,
  '& > button': { px: { xs: 1, sm: 2 } },
  '& > button > span:not([class])': { ...clampLines(2), overflowWrap: 'anywhere' },
} as const;

const toPrevious = { justifyContent: 'start', textAlign: 'left' } as const;
const toNext = { gridColumn: 2, justifyContent: 'end', textAlign: 'right' } as const;

export interface ProductNavigationProps {
  previous?: Product | undefined;
  next?: Product | undefined;
  onSelect: (product: Product) => void;
}

/** To the parts beside the open one, in the list in which it was opened. */
export function ProductNavigation({ previous, next, onSelect }: ProductNavigationProps) {
  if (!previous && !next) return null;
  return (
    <Container component="nav" aria-label="Listedeki parçalar" sx={row}>
      {previous ? (
        <Button
          variant="outlined"
          aria-label={`Önceki parça: ${previous.name}`}
          startIcon={<Icon path={mdiArrowLeft} />}
          onClick={() => onSelect(previous)}
          sx={toPrevious}
        >
          <span>{previous.name}</span>
        </Button>
      ) : null}
      {next ? (
        <Button
          variant="outlined"
          aria-label={`Sonraki parça: ${next.name}`}
          endIcon={<Icon path={mdiArrowRight} />}
          onClick={() => onSelect(next)}
          sx={toNext}
        >
          <span>{next.name}</span>
        </Button>
      ) : null}
    </Container>
  );
}

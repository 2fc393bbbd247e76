import { mdiArrowLeft, mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { CardGrid, type CardGridProps } from '@/components/products/ProductGrid';
import { Icon } from '@/components/shared/Icon';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import type { FoundProducts, ProductQuery } from '@/domain/products/productQuery';
import { TOUCH_TARGET } from '@/theme/sizes';

import { NothingFound, type NothingFoundProps } from './NothingFound';
import { ResultsControls } from './ResultsControls';
import { ValueChips } from './ValueChips';

/** The heading that takes the focus when the results open. */
export const RESULTS_HEADING_ID = 'search-results';

const line = { flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem 1rem', py: 1.5 } as const;

const chip = { '& .MuiChip-icon': { ml: 0, mr: 0.75 } };

const meantWords = {
  minHeight: TOUCH_TARGET,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  verticalAlign: 'baseline',
} as const;

export interface SearchResultsProps extends Pick<CardGridProps, 'chatHref' | 'onSelect'> {
  heading: string;
  status?: string;
  /** Undefined: a part that does not exist was asked for. */
  query?: ProductQuery;
  found: Omit<FoundProducts, 'total'>;
  nothingFound?: NothingFoundProps | undefined;
  /** Sorts or narrows what is shown. */
  onRefine: (changed: Partial<ProductQuery>) => void;
  /** Another search. */
  onSearch: (changed: Partial<ProductQuery>) => void;
  onMore?: (() => void) | undefined;
  onBack: () => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { heading, status, query, found, nothingFound } = props;
  const { chatHref, onSelect, onRefine, onSearch, onMore, onBack } = props;
  const { products, categories, brands, meant } = found;
  const isFiltered = query !== undefined && (query.category !== '' || query.brand !== '');
  return (
    <Container
      component="section"
      aria-labelledby={RESULTS_HEADING_ID}
      sx={{ pt: { sm: 1.5 }, pb: 8 }}
    >
      <Button startIcon={<Icon path={mdiArrowLeft} />} onClick={onBack} sx={{ ml: '-1.125rem' }}>
        Geri Dön
      </Button>
      <Typography id={RESULTS_HEADING_ID} tabIndex={-1} variant="h2" component="h1">
        {heading}
      </Typography>
      <Stack direction="row" sx={line}>
        <Typography role="status">{status}</Typography>
        {isFiltered ? (
          <Chip
            component="button"
            variant="outlined"
            label="Filtreyi kaldır"
            icon={<Icon path={mdiClose} fontSize="small" />}
            onClick={() => onSearch({ category: '', brand: '' })}
            sx={chip}
          />
        ) : null}
      </Stack>
      {meant === undefined ? null : (
        <Typography>
          Bunu mu demek istediniz:{' '}
          <Link component="button" onClick={() => onSearch({ text: meant })} sx={meantWords}>
            {meant}
          </Link>
        </Typography>
      )}
      {query && (products.length > 0 || isFiltered || query.onlyInStock) ? (
        <Stack sx={{ gap: 0.5, pb: 2 }}>
          <ValueChips
            label="Kategori"
            values={categories}
            chosen={query.category}
            onChoose={(category) => onSearch({ category })}
          />
          <ValueChips
            label="Marka"
            values={brands}
            chosen={query.brand}
            onChoose={(brand) => onSearch({ brand })}
          />
          <ResultsControls
            sortBy={query.sortBy}
            onlyInStock={query.onlyInStock}
            onSort={(sortBy) => onRefine({ sortBy })}
            onOnlyInStock={(onlyInStock) => onRefine({ onlyInStock })}
          />
        </Stack>
      ) : null}
      {nothingFound ? <NothingFound {...nothingFound} /> : null}
      {products.length > 0 ? <VisuallyHidden as="h2">Bulunan ürünler</VisuallyHidden> : null}
      <CardGrid products={products} chatHref={chatHref} onSelect={onSelect} />
      {onMore ? (
        <Box sx={{ pt: 4, textAlign: 'center' }}>
          <Button variant="outlined" size="large" onClick={onMore}>
            Daha fazla göster
          </Button>
        </Box>
      ) : null}
    </Container>
  );
}

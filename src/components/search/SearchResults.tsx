import { mdiArrowLeft, mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { CategoryList } from '@/components/categories/CategoryGrid';
import { CardGrid, type CardGridProps } from '@/components/products/ProductGrid';
import { ChatButton } from '@/components/shared/contact/ChatButton';
import { Icon } from '@/components/shared/Icon';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import type { FoundProducts, ProductQuery } from '@/domain/products/productQuery';
import { TOUCH_TARGET } from '@/theme/sizes';

import { NothingFound, type NothingFoundProps } from './NothingFound';
import { ResultsControls } from './ResultsControls';
import { ValueChips } from './ValueChips';

/** The heading that takes the focus when the results open. */
export const RESULTS_HEADING_ID = 'search-results';

const line = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  minHeight: TOUCH_TARGET,
  my: 1.5,
} as const;

// As high without its button as with it. On phones the button is at the end of the line.
const count = {
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  flexGrow: { xs: 1, sm: 0 },
  minHeight: TOUCH_TARGET,
} as const;

const meantWords = {
  minHeight: TOUCH_TARGET,
  fontWeight: 600,
  textAlign: 'left',
  textUnderlineOffset: '0.2em',
  verticalAlign: 'baseline',
} as const;

export interface SearchResultsProps extends Pick<CardGridProps, 'chatHref' | 'onSelect'> {
  heading: string;
  status?: string | undefined;
  /** Undefined: a part that does not exist was asked for. */
  query?: ProductQuery;
  found: Omit<FoundProducts, 'total'>;
  nothingFound?: NothingFoundProps | undefined;
  fewFound?: NothingFoundProps | undefined;
  /** No part has all typed words. The chat link names all of them. */
  relaxed?: NothingFoundProps | undefined;
  carOffer?: ReactNode;
  /** Sorts or narrows what is shown, in place: focus and history stay. */
  onRefine: (changed: Partial<ProductQuery>) => void;
  /** Another search. */
  onSearch: (changed: Partial<ProductQuery>) => void;
  onMore?: (() => void) | undefined;
  onBack: () => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { heading, status, query, found, nothingFound, fewFound, relaxed, carOffer } = props;
  const { chatHref, onSelect, onRefine, onSearch, onMore, onBack } = props;
  const { products, categories, brands, meant } = found;
  const isFiltered = query !== undefined && (query.category !== '' || query.brand !== '');
  const refined = products.length > 0 || isFiltered || query?.onlyInStock ? query : undefined;
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
      {meant === undefined ? null : (
        <Typography>
          Bunu mu demek istediniz:{' '}
          <Link
            component="button"
            underline="always"
            onClick={() => onSearch({ text: meant })}
            sx={meantWords}
          >
            {meant}
          </Link>
        </Typography>
      )}
      {relaxed ? (
        <Stack direction="row" sx={line}>
          <Typography>{relaxed.text}</Typography>
          <ChatButton href={relaxed.chatHref} />
        </Stack>
      ) : null}
      {carOffer}
      {refined ? (
        <Stack sx={{ '&:not(:empty)': { pt: 1 } }}>
          <ValueChips
            label="Kategori"
            values={categories}
            chosen={refined.category}
            onChoose={(category) => onRefine({ category })}
          />
          <ValueChips
            label="Marka"
            values={brands}
            chosen={refined.brand}
            onChoose={(brand) => onRefine({ brand })}
          />
        </Stack>
      ) : null}
      <Stack direction="row" sx={line}>
        <Stack direction="row" sx={count}>
          <Typography role="status">{status}</Typography>
          {isFiltered ? (
            <Button
              startIcon={<Icon path={mdiClose} />}
              onClick={() => onRefine({ category: '', brand: '' })}
              sx={{ flexShrink: 0, mr: -1.5, px: 1.5 }}
            >
              Filtreyi kaldır
            </Button>
          ) : null}
        </Stack>
        {refined && <ResultsControls {...refined} onRefine={onRefine} />}
      </Stack>
      {nothingFound ? (
        <>
          <NothingFound {...nothingFound} />
          <CategoryList />
        </>
      ) : null}
      {products.length > 0 ? <VisuallyHidden as="h2">Bulunan ürünler</VisuallyHidden> : null}
      <CardGrid products={products} chatHref={chatHref} onSelect={onSelect} />
      {fewFound ? (
        <Paper variant="accent" sx={{ mt: 3, p: 2, '& > div': { pb: 0 } }}>
          <NothingFound {...fewFound} />
        </Paper>
      ) : null}
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

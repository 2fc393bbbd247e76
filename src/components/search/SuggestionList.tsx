import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Picture } from '@/components/shared/Picture';
import { drawingOf } from '@/content/categories';
import { formatPrice } from '@/domain/prices/price';
import type { Product } from '@/domain/product';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';
import { matchedPieces } from '@/domain/products/searchText';
import { clampLines } from '@/theme/sizes';

const popup = {
  position: 'absolute',
  zIndex: 'modal',
  top: 'calc(100% + 0.25rem)',
  left: 0,
  right: 0,
  maxHeight: '68vh',
  overflow: 'auto',
  m: 0,
  p: 0,
  boxShadow: '0 6px 18px rgb(0 0 0 / 0.18)',
} as const;

const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '3.75rem',
  padding: '0.5rem 0.875rem',
  borderTop: `1px solid ${theme.palette.divider}`,
  cursor: 'pointer',
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)' },
  '&[aria-selected="true"]': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
  },
}));

const PICTURE_WIDTH = 44;

const Photograph = styled('span')({ flexShrink: 0, width: PICTURE_WIDTH });

const words = { flex: 1, minWidth: 0, fontSize: '0.9375rem', lineHeight: 1.35 };
const name = clampLines(2);
const price = { flexShrink: 0, fontWeight: 600 };

const last = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '3rem',
  px: 1.75,
  borderTop: 1,
  borderColor: 'divider',
  font: 'inherit',
  fontWeight: 600,
} as const;

export function suggestionId(listId: string, { id }: Product): string {
  return `${listId}-${id}`;
}

function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

export interface SuggestionListProps {
  id: string;
  typed: string;
  products: ReadonlyArray<Product>;
  /** What was searched in place of the typed words. */
  instead?: string | undefined;
  chosen: Product | undefined;
  /** How many parts the search finds in all. */
  total: number;
  /** Asks for what was not found. */
  chatHref: string;
  onPick: (product: Product) => void;
  onSearch: () => void;
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, typed, products, instead, chosen, total, chatHref, onPick, onSearch } = props;
  return (
    // Otherwise the field would lose the focus, and the list would close before the click.
    <Paper variant="outlined" sx={popup} onMouseDown={(event) => event.preventDefault()}>
      {instead === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1.75, py: 1.25 }}>
          {instead}
        </Typography>
      )}
      <div id={id} role="listbox" aria-label="Öneriler">
        {products.map((product) => (
          <Option
            key={product.id}
            id={suggestionId(id, product)}
            role="option"
            tabIndex={-1}
            aria-selected={product === chosen}
            ref={product === chosen ? showInList : undefined}
            onClick={() => onPick(product)}
          >
            <Photograph>
              <Picture
                src={product.image}
                standIn={drawingOf(product.category)}
                alt=""
                width={PICTURE_WIDTH}
                ratio={1}
              />
            </Photograph>
            <Box sx={words}>
              <Box component="span" sx={name}>
                <span>
                  {matchedPieces(product.name, typed).map((piece, at) =>
                    // oxlint-disable-next-line react/no-array-index-key -- every second piece was typed
                    at % 2 === 0 ? piece : <b key={at}>{piece}</b>,
                  )}
                </span>
              </Box>{' '}
              <Typography
                component="span"
                variant="caption"
                color="textSecondary"
                translate="no"
                noWrap
                sx={{ display: 'block' }}
              >
                {[product.brand, ...splitDescription(product.description).partNumbers].join(' · ')}
              </Typography>
            </Box>
            <Typography component="span" variant="body2" sx={price}>
              {formatPrice(product.price)}
            </Typography>
          </Option>
        ))}
      </div>
      {products.length === 0 ? (
        <Link href={chatHref} target="_blank" rel="noopener noreferrer" tabIndex={-1} sx={last}>
          Bulamadık, WhatsApp’tan sorun
        </Link>
      ) : total > products.length ? (
        <ButtonBase tabIndex={-1} onClick={onSearch} sx={{ ...last, justifyContent: 'start' }}>
          {total.toLocaleString('tr')} sonucun tümü
        </ButtonBase>
      ) : null}
    </Paper>
  );
}

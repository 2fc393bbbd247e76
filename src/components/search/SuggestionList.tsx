import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Picture } from '@/components/shared/Picture';
import { drawingOf } from '@/content/pictures';
import { meantLine } from '@/content/search';
import { formatPrice } from '@/domain/prices/price';
import type { Product } from '@/domain/product';
import { clampLines, TOUCH_TARGET } from '@/theme/sizes';

const popup = {
  position: 'absolute',
  zIndex: 'modal',
  top: 'calc(100% + 0.25rem)',
  left: 0,
  right: 0,
  maxHeight: '60vh',
  overflow: 'auto',
  m: 0,
  p: 0,
  boxShadow: '0 6px 18px rgb(0 0 0 / 0.18)',
} as const;

const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: TOUCH_TARGET,
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

const PICTURE_WIDTH = 56;

const Photograph = styled('span')({ flexShrink: 0, width: PICTURE_WIDTH });

const Name = styled('span')({
  ...clampLines(3),
  flex: 1,
  minWidth: 0,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

const price = { flexShrink: 0, fontWeight: 600 };

export function suggestionId(listId: string, { id }: Product): string {
  return `${listId}-${id}`;
}

function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

export interface SuggestionListProps {
  id: string;
  products: ReadonlyArray<Product>;
  meant?: string | undefined;
  chosen: Product | undefined;
  onPick: (product: Product) => void;
}

export function SuggestionList({ id, products, meant, chosen, onPick }: SuggestionListProps) {
  return (
    <Paper variant="outlined" sx={popup}>
      {meant === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1.75, py: 1.25 }}>
          {meantLine(meant)}
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
            // Otherwise the field would lose the focus, and the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(product)}
          >
            <Photograph>
              <Picture
                src={product.image}
                standIn={drawingOf(product.category)}
                alt=""
                width={PICTURE_WIDTH}
              />
            </Photograph>
            <Name>
              {product.name}{' '}
              <Typography component="span" variant="body2" color="textSecondary" translate="no">
                {product.brand}
              </Typography>
            </Name>
            <Typography component="span" variant="body2" sx={price}>
              {formatPrice(product.price)}
            </Typography>
          </Option>
        ))}
      </div>
    </Paper>
  );
}

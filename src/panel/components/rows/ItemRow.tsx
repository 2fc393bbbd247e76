import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { ItemOf, ListName } from '@/domain/catalog';
import { itemName } from '@/panel/domain/lists';
import { clampLines, TOUCH_TARGET } from '@/theme/sizes';

import { RefusalMark, type RefusalMarkProps } from './RefusalMark';
import { RowActions } from './RowActions';

/** A phone with text of twice the size. */
const LARGE_TEXT = '@media (max-width: 19.99em)';

/** The width of the picture and of the gap beside it, on a phone. */
const PICTURE = 'min(4rem, 20%)';
const GAP = '0.625rem';
export const BESIDE_PICTURE = `calc(${PICTURE} + ${GAP})`;

// On a phone the row scrolls sideways, by a swipe or by the button of RowActions, to what stands beside it.
const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 0,
  display: 'grid',
  gridTemplateColumns: `${PICTURE} minmax(0, 1fr) ${TOUCH_TARGET}`,
  gridTemplateAreas: '"picture name more" "picture facts more"',
  alignItems: 'center',
  columnGap: GAP,
  padding: '0.375rem 0',
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('sm')]: {
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'min(5rem, 12%) minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture name actions" "picture facts actions"',
    columnGap: '1.25rem',
    '&:not(:hover, :focus-within) .delete': { color: theme.palette.text.secondary },
  },
  '&[data-saved]': {
    '@keyframes row-saved': { from: { backgroundColor: theme.palette.surface.paperDeep } },
    animation: 'row-saved 3s ease-in',
    '@media (prefers-reduced-motion: reduce)': {
      backgroundColor: theme.palette.surface.paperDeep,
    },
  },
}));

// Columns in percent of the list, so that they are in line from row to row.
const RowWithPrice = styled(Row)(({ theme }) => ({
  gridTemplateColumns: `${PICTURE} minmax(0, 1fr) auto ${TOUCH_TARGET}`,
  gridTemplateAreas: '"picture name name name" "picture facts stock more"',
  padding: '0.1875rem 0 0',
  [LARGE_TEXT]: {
    gridTemplateColumns: `${PICTURE} minmax(0, 1fr) ${TOUCH_TARGET}`,
    gridTemplateAreas: '"picture name name" "facts facts facts" "stock stock more"',
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'min(5rem, 12%) minmax(0, 1fr) auto 18% var(--actions, 8.5rem)',
    gridTemplateAreas: '"picture name stock price actions" "picture facts stock price actions"',
    padding: '0.375rem 0',
    '&[data-links]': { '--actions': '11.5rem' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'min(5rem, 8%) minmax(0, 1fr) 16% 9.5% 15.5% 22%',
    gridTemplateAreas: '"picture name facts stock price actions"',
  },
}));

const PictureBox = styled('div')({ gridArea: 'picture', scrollSnapAlign: 'start' });

const nameStyle = {
  gridArea: 'name',
  alignSelf: 'end',
  ...clampLines(2),
  fontSize: { xs: '0.9375rem', sm: '1.0625rem' },
  lineHeight: { xs: 1.2, sm: 1.3 },
} as const;

const factsStyle = {
  gridArea: 'facts',
  alignSelf: 'start',
  ...clampLines(1),
  fontSize: '0.8125rem',
  lineHeight: 1.3,
} as const;

// In wide windows, all parts of a row with a price are in one line.
const nameInLine = { alignSelf: { lg: 'center' } } as const;
const factsInLine = { alignSelf: { lg: 'center' }, WebkitLineClamp: { lg: '2' } } as const;

// Above the button that covers the row on a phone.
const StockBox = styled('div')({
  gridArea: 'stock',
  zIndex: 1,
  [LARGE_TEXT]: { justifySelf: 'start' },
});

const PriceBox = styled('div')(({ theme }) => ({
  gridArea: 'price',
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { gridArea: 'facts', zIndex: 1 },
}));

export type RowRefusal = Omit<RefusalMarkProps, 'name'>;

/** What the row of every list gets. */
export interface ListRowProps<Item> {
  item: Item;
  refused?: RowRefusal | undefined;
  /** Something was typed into its form and not saved. */
  isHalfFilled?: boolean;
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
}

export interface ItemRowProps<Item> extends ListRowProps<Item> {
  onCopy?: (id: number) => void;
  onCopyLink?: ((id: number) => void) | undefined;
  /** A line below the name. */
  facts?: ReactNode;
  picture: ReactNode;
  /** A product's stock and price have columns of their own. */
  stock?: ReactNode;
  price?: ReactNode;
}

/** The id by which the row that takes the focus is looked up. */
export const rowElementId = (id: number) => `row-${id}`;

export function ItemRow<Item extends ItemOf<ListName>>(props: ItemRowProps<Item>) {
  const { item, refused, isHalfFilled = false, facts, picture, stock, price } = props;
  const { onEdit, onCopy, onCopyLink, onDelete } = props;
  const name = itemName(item);
  const hasPrice = price !== undefined;
  const Root = hasPrice ? RowWithPrice : Row;
  return (
    <Root id={rowElementId(item.id)} data-links={onCopyLink && ''}>
      <PictureBox>{picture}</PictureBox>
      <Typography variant="h4" component="h2" title={name} sx={[nameStyle, hasPrice && nameInLine]}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={[factsStyle, hasPrice && factsInLine]}>
        {facts}
      </Typography>
      {stock === undefined ? null : <StockBox>{stock}</StockBox>}
      {hasPrice ? <PriceBox>{price}</PriceBox> : null}
      <RowActions id={item.id} {...{ name, onEdit, onCopy, onCopyLink, onDelete }} />
      {isHalfFilled ? (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1' }}>
          Formu yarım kaldı, henüz kaydedilmedi.
        </Typography>
      ) : null}
      {refused === undefined ? null : <RefusalMark name={name} {...refused} />}
    </Root>
  );
}

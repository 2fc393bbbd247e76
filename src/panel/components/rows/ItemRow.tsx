import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { RefusalMark, type RefusalMarkProps } from './RefusalMark';
import { type FocusRequest, RowActions, type RowActionsProps } from './RowActions';

// One styled element per row; what is in it is styled from here by its class. Each styled element more would cost a
// long list a millisecond per row on a slow phone.
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'min(5rem, 26%) minmax(0, 1fr)',
  gridTemplateAreas: '"picture name" "picture facts" "picture foot"',
  alignItems: 'start',
  gap: '0.25rem 0.875rem',
  padding: '0.875rem 0',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > .picture': { gridArea: 'picture' },
  '& > h2': { gridArea: 'name', overflowWrap: 'anywhere' },
  '& > .facts': { gridArea: 'facts', overflowWrap: 'anywhere' },
  '& > .foot': {
    gridArea: 'foot',
    marginTop: '0.25rem',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 0.5rem',
  },
  '& > .foot > .actions': {
    gridArea: 'actions',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: '0.25rem',
    marginLeft: 'auto',
    marginRight: '-10px',
    '& > button': { minWidth: 0, paddingLeft: '0.625rem', paddingRight: '0.625rem' },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'min(5rem, 12%) minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture name actions" "picture facts actions"',
    gridTemplateRows: '1fr auto',
    alignItems: 'center',
    gap: '0 1.25rem',
    padding: '0.375rem 0',
    '& > .foot': { display: 'contents' },
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
  gridTemplateAreas: '"picture name" "picture facts" "foot foot"',
  '& > .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 0.875rem',
    '& > .about': { gridArea: 'facts' },
    '& > .stock': { gridArea: 'stock' },
  },
  // Narrow enough for the old price to move below the new one, so that the buttons stay beside them.
  '& > .foot > .price': { gridArea: 'price', flex: '1 1 5rem' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'min(5rem, 12%) minmax(0, 1fr) 24% 8.5rem',
    gridTemplateAreas: '"picture name price actions" "picture facts price actions"',
    '& > .facts': { justifyContent: 'space-between' },
    // Tablets show the icons alone, so that names have room.
    '& .MuiButton-startIcon': { marginLeft: 0, marginRight: 0 },
    '& .MuiButton-startIcon + span': { display: 'none' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'min(5rem, 8%) minmax(0, 1fr) 16% 9.5% 15.5% 22%',
    gridTemplateAreas: '"picture name facts stock price actions"',
    gridTemplateRows: 'auto',
    '& > .facts': { display: 'contents' },
    '& .MuiButton-startIcon': { marginLeft: '-4px', marginRight: '0.5rem' },
    '& .MuiButton-startIcon + span': { display: 'inline' },
  },
}));

export type RowRefusal = Omit<RefusalMarkProps, 'name'>;

/** What the row of every list gets. */
export interface ListRowProps<Item> {
  item: Item;
  refused?: RowRefusal | undefined;
  focusRequest?: FocusRequest | undefined;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

export interface ItemRowProps extends RowActionsProps {
  refused?: RowRefusal | undefined;
  facts?: ReactNode;
  picture: ReactNode;
  /** Of a product: both have a column of their own. */
  stock?: ReactNode;
  price?: ReactNode;
}

export function ItemRow(props: ItemRowProps) {
  const { refused, facts, picture, stock, price, ...actions } = props;
  const Root = price === undefined ? Row : RowWithPrice;
  return (
    <Root data-saved={actions.focusRequest?.isSaved === true ? '' : undefined}>
      <div className="picture">{picture}</div>
      <Typography variant="h4" component="h2">
        {actions.name}
      </Typography>
      <div className="facts">
        <div className="about">{facts}</div>
        {stock === undefined ? null : <div className="stock">{stock}</div>}
      </div>
      <div className="foot">
        {price === undefined ? null : <div className="price">{price}</div>}
        <div className="actions">
          <RowActions {...actions} />
        </div>
      </div>
      {refused === undefined ? null : <RefusalMark name={actions.name} {...refused} />}
    </Root>
  );
}

import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { RefusalMark, type RefusalMarkProps } from './RefusalMark';
import { RowActions, type RowActionsProps } from './RowActions';
import { Row, RowWithPrice } from './styledRows';

export type RowRefusal = Omit<RefusalMarkProps, 'name'>;

/** What the row of every list gets. */
export interface ListRowProps<Item> {
  item: Item;
  refused?: RowRefusal | undefined;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

export interface ItemRowProps extends RowActionsProps {
  /** The item's. */
  id: number;
  refused?: RowRefusal | undefined;
  facts?: ReactNode;
  picture: ReactNode;
  /** Of a product: both have a column of their own. */
  stock?: ReactNode;
  price?: ReactNode;
}

/** By it the row that takes the focus is found. */
export const rowElementId = (id: number) => `row-${id}`;

export function ItemRow(props: ItemRowProps) {
  const { id, refused, facts, picture, stock, price, ...actions } = props;
  const Root = price === undefined ? Row : RowWithPrice;
  return (
    <Root id={rowElementId(id)}>
      <div className="picture">{picture}</div>
      <Typography variant="h4" component="h2" title={actions.name}>
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

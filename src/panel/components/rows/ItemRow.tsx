import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { ItemOf, ListName } from '@/domain/catalog';
import { itemName } from '@/panel/domain/lists';

import { RefusalMark, type RefusalMarkProps } from './RefusalMark';
import { RowActions } from './RowActions';
import { Row, RowWithPrice } from './rowStyles';

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
      <div className="picture">{picture}</div>
      <h2 title={name}>{name}</h2>
      <p className="facts">{facts}</p>
      {hasPrice ? (
        <>
          <div className="stock">{stock}</div>
          <div className="price">{price}</div>
        </>
      ) : null}
      <RowActions id={item.id} {...{ name, onEdit, onCopy, onCopyLink, onDelete }} />
      {isHalfFilled ? (
        <Typography variant="body2" className="across">
          Formu yarım kaldı, henüz kaydedilmedi.
        </Typography>
      ) : null}
      {refused === undefined ? null : <RefusalMark name={name} {...refused} />}
    </Root>
  );
}

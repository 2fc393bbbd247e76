import { mdiClose } from '@mdi/js';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';

import { RowList, type RowListProps } from './RowList';
import { PANEL_ICONS } from './panelIcons';

const Root = styled('div')({ display: 'grid', gap: '1rem', minWidth: 0 });

const Empty = styled(Typography)(({ theme }) => ({
  padding: '2.5rem 1rem',
  textAlign: 'center',
  border: `1px dashed ${theme.vars.palette.text.secondary}`,
  color: theme.vars.palette.text.secondary,
}));

export interface ListPanelProps<Item> extends RowListProps<Item> {
  addLabel: string;
  emptyText: string;
  /** The form for a new item while it stands open. */
  newForm: ReactNode;
  /** The form for the item at this place takes the place of its row. */
  editForm: { index: number; form: ReactElement } | undefined;
  /** The button takes the focus if nobody else has it. */
  buttonTakesFocus: boolean;
  onToggleNew: () => void;
}

/** A list and the way to make it longer (specification 2, "Admin panel"). */
export function ListPanel<Item>(props: ListPanelProps<Item>) {
  const { items, newForm, editForm, buttonTakesFocus, renderRow } = props;
  const isNew = newForm !== null;
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (buttonTakesFocus && document.activeElement === document.body) button.current?.focus();
  }, [buttonTakesFocus]);

  return (
    <Root>
      <Button
        ref={button}
        variant={isNew ? 'outlined' : 'contained'}
        color="secondary"
        size="large"
        aria-expanded={isNew}
        startIcon={<Icon path={isNew ? mdiClose : PANEL_ICONS.add} />}
        onClick={props.onToggleNew}
        sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
      >
        {props.addLabel}
      </Button>
      {newForm}
      {items.length === 0 ? (
        <Empty>{props.emptyText}</Empty>
      ) : (
        <RowList
          label={props.label}
          items={items}
          shownIndex={props.shownIndex}
          renderRow={(item, index) =>
            index === editForm?.index ? editForm.form : renderRow(item, index)
          }
        />
      )}
    </Root>
  );
}

import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { memo, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { LongList } from '@/panel/components/rows/LongList';
import type { LongListProps } from '@/panel/components/rows/LongList';

import { PANEL_ICONS } from './panelIcons';

const HIDE_FORM = 'Formu gizle';

const root = { display: 'grid', gap: 2, minWidth: 0 };

const bar = { flexWrap: 'wrap', gap: '0.5rem 1rem' } as const;

const besideAdd = {
  ...bar,
  flexGrow: 1,
  justifyContent: { xs: 'space-between', sm: 'end' },
  columnGap: { sm: 2 },
} as const;

export interface ListPanelProps<Item> extends LongListProps<Item> {
  addLabel: string;
  /** More buttons beside the one that adds. */
  actions?: ReactNode;
  emptyText: string;
  newForm: ReactNode;
  /** Above the rows. */
  tools?: ReactNode;
  /** Shown instead of the row at this index. */
  editForm: { index: number; form: ReactElement } | undefined;
  /** The button takes the focus, unless something else has it. */
  buttonTakesFocus: boolean;
  onToggleNew: () => void;
}

/** A list, and the button that adds to it (specification 2, "Admin panel"). */
export function ListPanel<Item>(props: ListPanelProps<Item>) {
  const { items, newForm, editForm, renderRow } = props;
  return (
    <Box sx={root}>
      <ListBar
        addLabel={props.addLabel}
        actions={props.actions}
        isNew={newForm !== null}
        buttonTakesFocus={props.buttonTakesFocus}
        onToggleNew={props.onToggleNew}
      />
      {newForm}
      {props.tools}
      {items.length === 0 ? (
        <Paper variant="empty" component="p" sx={{ py: 5 }}>
          {props.emptyText}
        </Paper>
      ) : (
        <LongList
          label={props.label}
          items={items}
          shownIndex={props.shownIndex}
          renderRow={(item, index) =>
            index === editForm?.index ? editForm.form : renderRow(item, index)
          }
        />
      )}
    </Box>
  );
}

interface ListBarProps extends Pick<
  ListPanelProps<unknown>,
  'addLabel' | 'actions' | 'buttonTakesFocus' | 'onToggleNew'
> {
  isNew: boolean;
}

/** Memoised: a changed item changes nothing here. */
const ListBar = memo(function ListBar(props: ListBarProps) {
  const { addLabel, actions, isNew, buttonTakesFocus, onToggleNew } = props;
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (buttonTakesFocus && document.activeElement === document.body) button.current?.focus();
  }, [buttonTakesFocus]);

  return (
    <Stack direction="row" sx={bar}>
      <Button
        ref={button}
        variant={isNew ? 'outlined' : 'contained'}
        color="secondary"
        size="large"
        aria-expanded={isNew}
        aria-label={isNew ? `${HIDE_FORM}: ${addLabel}` : undefined}
        startIcon={<Icon path={isNew ? mdiClose : PANEL_ICONS.add} />}
        onClick={onToggleNew}
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
      >
        {isNew ? HIDE_FORM : addLabel}
      </Button>
      {actions === undefined ? null : (
        <Stack direction="row" sx={besideAdd}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
});

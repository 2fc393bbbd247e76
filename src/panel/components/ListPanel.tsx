import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { memo, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';

import { PANEL_ICONS } from './panelIcons';

const HIDE_FORM = 'Formu gizle';

const root = { display: 'grid', gap: 2, minWidth: 0 };

const line = { flexWrap: 'wrap', gap: '0.5rem 1rem' } as const;

const besideAdd = {
  ...line,
  flexGrow: 1,
  justifyContent: { xs: 'space-between', sm: 'end' },
  columnGap: { sm: 2 },
} as const;

export interface ListPanelProps {
  addLabel: string;
  actions?: ReactNode;
  newForm?: ReactElement | undefined;
  /** Above the rows. */
  tools?: ReactNode;
  children: ReactNode;
  /** The button takes the focus, unless something else has it. */
  buttonTakesFocus: boolean;
  onToggleNew: () => void;
}

/** A list, and the button that adds to it (specification 2, "Admin panel"). */
export function ListPanel({ newForm, tools, children, ...bar }: ListPanelProps) {
  return (
    <Box sx={root}>
      <ListBar {...bar} isNew={newForm !== undefined} />
      {newForm}
      {tools}
      {children}
    </Box>
  );
}

type ListBarProps = Omit<ListPanelProps, 'newForm' | 'tools' | 'children'> & { isNew: boolean };

/** Memoised: a changed item changes nothing here. */
const ListBar = memo(function ListBar(props: ListBarProps) {
  const { addLabel, actions, isNew, buttonTakesFocus, onToggleNew } = props;
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (buttonTakesFocus && document.activeElement === document.body) button.current?.focus();
  }, [buttonTakesFocus]);

  return (
    <Stack direction="row" sx={line}>
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

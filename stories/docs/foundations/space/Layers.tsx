import { useTheme } from '@mui/material/styles';

import { Table } from '../../Table';

/** Table of layers (z-index), from the page upwards. */
export function Layers() {
  const { fab, modal, snackbar, tooltip } = useTheme().zIndex;
  return (
    <Table
      label="Layers"
      head={['Layer', 'Theme', 'Who']}
      rows={[
        ['4', `tooltip ${tooltip}`, 'The link past the header, while it has the focus'],
        ['3', `snackbar ${snackbar}`, 'The owner’s dialogs, what can be undone'],
        ['2', `modal ${modal}`, 'The greeting'],
        ['1', `fab ${fab}`, 'The contact bar of narrow windows, the two signs of wide ones'],
      ]}
    />
  );
}

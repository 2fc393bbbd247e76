import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { CONTACT_TAB, listWords } from '@/panel/content/panel';
import type { CatalogChanges } from '@/panel/domain/catalogChanges';
import { LIST_NAMES } from '@/panel/domain/lists';

const table = {
  fontVariantNumeric: 'tabular-nums',
  '@container (max-width: 13rem)': {
    '& thead': { display: 'none' },
    '& tr, & th, & td': { display: 'block' },
    '& tbody th': { pt: 2 },
    '& td': { px: 0 },
    '& td[data-heading]': {
      display: 'flex',
      flexDirection: 'row',
      justifyContent: 'space-between',
      '&::before': { content: 'attr(data-heading)' },
    },
  },
};

const COLUMNS = [
  { kind: 'added', heading: 'Yeni' },
  { kind: 'edited', heading: 'Değişen' },
  { kind: 'deleted', heading: 'Silinen' },
] as const;

export function ChangeTable({ changes }: { changes: CatalogChanges }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Table sx={table}>
        <TableHead>
          <TableRow>
            <TableCell>Bölüm</TableCell>
            {COLUMNS.map(({ kind, heading }) => (
              <TableCell key={kind} align="right">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {LIST_NAMES.map((list) => (
            <TableRow key={list}>
              <TableCell component="th" scope="row">
                {listWords[list].tab}
              </TableCell>
              {COLUMNS.map(({ kind, heading }) => (
                <TableCell key={kind} align="right" data-heading={heading}>
                  {changes[list][kind].length}
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row">
              {CONTACT_TAB}
            </TableCell>
            <TableCell align="right" colSpan={COLUMNS.length}>
              {changes.contact ? 'değişiyor' : 'aynı kalıyor'}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}

import { styled } from '@mui/material/styles';

import { CONTACT_TAB, listWords } from '@/content/admin';
import type { CatalogChanges } from '@/domain/catalogChanges';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '0.5rem 0.25rem',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 600 },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 },
  '& thead th': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const LISTS = ['products', 'brands', 'slides'] as const;

export interface ChangeTableProps {
  changes: CatalogChanges;
}

/** How many items would come, change and go, list by list. */
export function ChangeTable({ changes }: ChangeTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Bölüm</th>
          <th scope="col">Yeni</th>
          <th scope="col">Değişen</th>
          <th scope="col">Silinen</th>
        </tr>
      </thead>
      <tbody>
        {LISTS.map((list) => (
          <tr key={list}>
            <th scope="row">{listWords[list].tab}</th>
            <td>{changes[list].added}</td>
            <td>{changes[list].changed}</td>
            <td>{changes[list].removed}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{CONTACT_TAB}</th>
          <td colSpan={3}>{changes.contactChanges ? 'değişiyor' : 'aynı kalıyor'}</td>
        </tr>
      </tbody>
    </Table>
  );
}

import { styled } from '@mui/material/styles';

import { CONTACT_TAB, listWords } from '@/content/admin';
import type { CatalogChanges } from '@/domain/catalogChanges';

const Frame = styled('div')({ containerType: 'inline-size' });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '0.5rem 0.25rem',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'right',
  },
  '& th': { fontWeight: 600 },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 },
  '& thead th': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  // Doubled text leaves a phone no room for four columns: each row becomes a list.
  '@container (max-width: 13rem)': {
    '& thead': { display: 'none' },
    '& tr, & th, & td': { display: 'block' },
    '& tbody th': { paddingTop: '1rem' },
    '& td': { paddingInline: 0 },
    '& td[data-heading]': {
      display: 'flex',
      justifyContent: 'space-between',
      '&::before': { content: 'attr(data-heading)' },
    },
  },
}));

const LISTS = ['products', 'brands', 'slides'] as const;

const COLUMNS = [
  { kind: 'added', heading: 'Yeni' },
  { kind: 'changed', heading: 'Değişen' },
  { kind: 'removed', heading: 'Silinen' },
] as const;

export interface ChangeTableProps {
  changes: CatalogChanges;
}

/** How many items would come, change and go, list by list. */
export function ChangeTable({ changes }: ChangeTableProps) {
  return (
    <Frame>
      <Table>
        <thead>
          <tr>
            <th scope="col">Bölüm</th>
            {COLUMNS.map(({ kind, heading }) => (
              <th key={kind} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LISTS.map((list) => (
            <tr key={list}>
              <th scope="row">{listWords[list].tab}</th>
              {COLUMNS.map(({ kind, heading }) => (
                <td key={kind} data-heading={heading}>
                  {changes[list][kind]}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{CONTACT_TAB}</th>
            <td colSpan={COLUMNS.length}>
              {changes.contactChanges ? 'değişiyor' : 'aynı kalıyor'}
            </td>
          </tr>
        </tbody>
      </Table>
    </Frame>
  );
}

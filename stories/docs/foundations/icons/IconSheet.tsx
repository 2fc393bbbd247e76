import { styled } from '@mui/material/styles';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

import { Exhibit } from '../../Exhibit';
import * as icons from './icons';

/** Path data by name. */
const SHEETS = { 'shop window': icons, panel: PANEL_ICONS };

const Sheet = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Tile = styled('li')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.625rem',
  padding: '1.25rem 0.5rem 0.875rem',
  boxShadow: `0 0 0 1px ${theme.palette.divider}`,
  '& span': {
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
}));

/** Icons with their names, at the size of icons in buttons. */
export function IconSheet({ of }: { of: keyof typeof SHEETS }) {
  return (
    <Exhibit padded={false}>
      <Sheet aria-label={`Icons of the ${of}`}>
        {Object.entries(SHEETS[of]).map(([name, path]) => (
          <Tile key={name}>
            <Icon path={path} />
            <span>{name.replace(/^mdi/, '')}</span>
          </Tile>
        ))}
      </Sheet>
    </Exhibit>
  );
}

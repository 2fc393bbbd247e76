import { styled } from '@mui/material/styles';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

import { Exhibit } from '../../Exhibit';

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

/** The owner's icons with their names, at the size of icons in buttons. */
export function IconSheet() {
  return (
    <Exhibit padded={false}>
      <Sheet aria-label="Icons of the panel">
        {Object.entries(PANEL_ICONS).map(([name, path]) => (
          <Tile key={name}>
            <Icon path={path} />
            <span>{name.replace(/^mdi/, '')}</span>
          </Tile>
        ))}
      </Sheet>
    </Exhibit>
  );
}

import { getContrastRatio, styled } from '@mui/material/styles';

import { colors } from '@/theme/palette';

import { Exhibit } from '../../Exhibit';
import { colourRoles, type families } from './colourRoles';

const Row = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Swatch = styled('li')(({ theme }) => ({
  boxShadow: `0 0 0 1px ${theme.palette.divider}`,
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    minHeight: '7rem',
    padding: '0.75rem',
    backgroundColor: 'var(--swatch)',
    color: 'var(--on-swatch)',
  },
  '& strong': { ...theme.typography.h3, fontSize: '1.25rem' },
  '& > p': {
    ...theme.typography.caption,
    margin: 0,
    padding: '0.625rem 0.75rem 0.75rem',
    color: theme.palette.text.secondary,
  },
}));

const names = Object.keys(colors) as (keyof typeof colors)[];

function readableOn(colour: string): string {
  const inkIsBetter = getContrastRatio(colour, colors.ink) > getContrastRatio(colour, colors.white);
  return inkIsBetter ? colors.ink : colors.white;
}

/** One colour group of the palette, with names, values and uses. */
export function Swatches({ family }: { family: (typeof families)[number] }) {
  return (
    <Exhibit padded={false}>
      <Row aria-label={`${family} colours`}>
        {names
          .filter((name) => colourRoles[name][0] === family)
          .map((name) => (
            <Swatch key={name}>
              <div style={{ '--swatch': colors[name], '--on-swatch': readableOn(colors[name]) }}>
                <strong>{name}</strong>
                <span>{colors[name]}</span>
              </div>
              <p>{colourRoles[name][1]}</p>
            </Swatch>
          ))}
      </Row>
    </Exhibit>
  );
}

import { getContrastRatio, styled } from '@mui/material/styles';

import { colors } from '@/theme/palette';

import { Table } from '../../Table';
import { signPairings, textPairings } from './colourPairs';

const Specimen = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'inline-block',
  minWidth: '4.5rem',
  padding: '0.5rem',
  textAlign: 'center',
  boxShadow: `0 0 0 1px ${theme.palette.divider}`,
}));

const Pair = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.375rem 0.75rem',
});

const Sample = styled('span')({ display: 'inline-block', width: '2rem', height: 4 });

const twoDecimals = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Permitted use of two colours with this contrast ratio (WCAG). */
function verdict(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  if (ratio >= 3) return 'Large text and icons';
  return 'Decoration';
}

interface PairingsProps {
  of: 'text' | 'icons';
}

/** Pairs of colours with their contrast, computed from the palette. */
export function Pairings({ of }: PairingsProps) {
  const pairings = of === 'text' ? textPairings : signPairings;
  return (
    <Table
      label={of === 'text' ? 'Text and its background' : 'Icons and their backgrounds'}
      head={['Where', 'Pair', 'Contrast']}
      rows={pairings.map(({ front, back, where }) => {
        const [color, backgroundColor] = [colors[front], colors[back]];
        const ratio = getContrastRatio(color, backgroundColor);
        return [
          where,
          <Pair key="pair">
            <Specimen lang="tr" aria-hidden="true" sx={{ color, backgroundColor }}>
              {of === 'text' ? 'Ağ İş 5' : <Sample sx={{ backgroundColor: color }} />}
            </Specimen>
            {front} on {back}
          </Pair>,
          <Pair key="ratio">
            <strong>{twoDecimals.format(ratio)}</strong>
            {verdict(ratio)}
          </Pair>,
        ];
      })}
    />
  );
}

import { styled } from '@mui/material/styles';

import { turnsOf } from './flowPlace';

/** Position in the middle of the gap, for each of the four sides. */
const SIDES = {
  0: { top: '50%', left: 'calc(100% + var(--gap) / 2)' },
  1: { top: 'calc(100% + var(--gap) / 2)', left: '50%' },
  2: { top: '50%', left: 'calc(0% - var(--gap) / 2)' },
  3: { top: 'calc(0% - var(--gap) / 2)', left: '50%' },
} as const;

const Arrow = styled('svg', { shouldForwardProp: (name) => name !== 'turns' })<{
  turns: Record<'phone' | 'wide', keyof typeof SIDES>;
}>(({ theme, turns }) => ({
  '--gap': '1.75rem',
  position: 'absolute',
  width: '1.25rem',
  height: '1.25rem',
  fill: 'none',
  stroke: theme.palette.primary.main,
  strokeWidth: 2.5,
  ...SIDES[turns.phone],
  transform: `translate(-50%, -50%) rotate(${turns.phone * 90}deg)`,
  [theme.breakpoints.up('md')]: {
    '--gap': turns.wide % 2 === 0 ? '1.75rem' : '3rem',
    ...SIDES[turns.wide],
    transform: `translate(-50%, -50%) rotate(${turns.wide * 90}deg)`,
  },
}));

/** Points to the next step. */
export function FlowArrow({ index, count }: { index: number; count: number }) {
  return (
    <Arrow viewBox="0 0 20 20" aria-hidden="true" turns={turnsOf(index, count)}>
      <path d="M2 10h14M10 4l6 6-6 6" />
    </Arrow>
  );
}

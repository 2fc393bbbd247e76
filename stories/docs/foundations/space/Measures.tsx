import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

import { PAGE_GUTTER, TOUCH_TARGET } from '@/theme/sizes';
import { shopTheme } from '@/theme/theme';

const ROOT_PX = 16;

const inPx = (length: string) => `${Number.parseFloat(length) * ROOT_PX} px`;

const { spacing, shape, breakpoints } = shopTheme();

/** The number of `calc(1 * 0.5rem)`. */
const [STEP = ''] = /[\d.]+(?=rem)/.exec(spacing(1)) ?? [];

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.75rem 1.5rem',
  margin: '1.25rem 0',
  '& dd': { margin: 0 },
}));

/** The lengths that have a name, and the steps of spacing, as the theme has them. */
export function Measures() {
  const steps = [0.5, 1, 1.5, 2, 3, 4, 6];
  const { xs: _, ...widths } = breakpoints.values;
  return (
    <List className="sb-unstyled">
      {steps.map((step) => (
        <Measure key={step} name={`Step ${step}`} length={`${step * Number(STEP)}rem`} />
      ))}
      <Measure name="TOUCH_TARGET" length={TOUCH_TARGET} height={TOUCH_TARGET} />
      <dt>PAGE_GUTTER</dt>
      <dd>
        <Box sx={{ width: PAGE_GUTTER, height: '1rem', bgcolor: 'primary.main' }} />
        16 px at 360, 32 px from 730 on
      </dd>
      <dt>Radius</dt>
      <dd>
        <Box
          sx={{ width: '4rem', height: TOUCH_TARGET, bgcolor: 'secondary.main', borderRadius: 1 }}
        />
        {shape.borderRadius} px
      </dd>
      {Object.entries(widths).map(([name, rem]) => (
        <Measure key={name} name={`Breakpoint ${name}`} length={`${rem}rem`} isOnlyNumber />
      ))}
    </List>
  );
}

interface MeasureProps {
  name: string;
  /** A length in rem. */
  length: string;
  height?: string;
  /** The length is too long to be drawn. */
  isOnlyNumber?: boolean;
}

function Measure({ name, length, height = '1rem', isOnlyNumber = false }: MeasureProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {isOnlyNumber ? null : <Box sx={{ width: length, height, bgcolor: 'primary.main' }} />}
        {length}, {inPx(length)}
      </dd>
    </>
  );
}

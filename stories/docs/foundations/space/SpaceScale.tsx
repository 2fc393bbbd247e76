import { useTheme } from '@mui/material/styles';

import { PAGE_GUTTER, TOUCH_TARGET } from '@/theme/sizes';

import { Table } from '../../Table';
import { MeasuredBar } from './MeasuredBar';

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6];

/** The theme's spacing steps and its two named lengths as bars. */
export function SpaceScale() {
  const theme = useTheme();
  const measures = [
    ...STEPS.map((step) => [`spacing(${step})`, theme.spacing(step)] as const),
    ['TOUCH_TARGET', TOUCH_TARGET] as const,
    ['PAGE_GUTTER', PAGE_GUTTER] as const,
  ];
  return (
    <Table
      label="Measures"
      head={['Name', 'Length in this window']}
      rows={measures.map(([name, length]) => [name, <MeasuredBar key={name} length={length} />])}
    />
  );
}

import { styled, useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

import { PAGE_GUTTER, TOUCH_TARGET } from '@/theme/sizes';

import { Table } from '../../Table';

const Row = styled('span')({ display: 'flex', alignItems: 'center', gap: '0.75rem' });

const Bar = styled('span')(({ theme }) => ({
  flex: 'none',
  height: '1.25rem',
  backgroundColor: theme.palette.primary.main,
}));

/** A bar of the given length, and that length in pixels in this window. */
function MeasuredBar({ length }: { length: string }) {
  const bar = useRef<HTMLSpanElement>(null);
  const [px, setPx] = useState(0);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setPx(entry?.contentRect.width ?? 0));
    if (bar.current !== null) observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Row>
      <Bar ref={bar} style={{ width: length }} />
      {Math.round(10 * px) / 10} px
    </Row>
  );
}

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

import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';

const Row = styled('span')({ display: 'flex', alignItems: 'center', gap: '0.75rem' });

const Bar = styled('span')(({ theme }) => ({
  flex: 'none',
  height: '1.25rem',
  backgroundColor: theme.palette.primary.main,
}));

/** A bar of the given length, and that length in pixels in this window. */
export function MeasuredBar({ length }: { length: string }) {
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

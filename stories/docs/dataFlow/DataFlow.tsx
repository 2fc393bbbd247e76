import { styled } from '@mui/material/styles';

import { FlowStop } from './FlowStop';
import { stops } from './flowStops';

const Figure = styled('figure')({ margin: '1.5rem 0' });

// The way there and the way back: two rows in wide windows, two columns on phones.
const Circle = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: '1fr',
  gap: '1.75rem 1.75rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `repeat(${stops.length / 2}, minmax(0, 1fr))`,
    gap: '3rem 1.75rem',
  },
}));

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: '1.25rem',
  color: theme.palette.text.secondary,
}));

/** Diagram of the data flow. It is a list, so that screen readers read the steps in order. */
export function DataFlow() {
  return (
    <Figure className="sb-unstyled">
      <Circle aria-label="How data flows, step by step">
        {stops.map((stop, index) => (
          <FlowStop key={stop.name} {...stop} index={index} count={stops.length} />
        ))}
      </Circle>
      <Caption>
        The outbox sends the change to the backend, and the circle begins again. Dark steps use the
        network or the browser’s storage, steps with a red edge hold state, the rest is React.
      </Caption>
    </Figure>
  );
}

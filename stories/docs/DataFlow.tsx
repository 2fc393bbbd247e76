import { styled } from '@mui/material/styles';

import { FlowStop } from './FlowStop';
import { stops } from './flowStops';

const Figure = styled('figure')({ margin: '1.5rem 0' });

// Two lanes: there and back. Side by side on wide windows, one beside the other on phones.
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
  color: theme.vars.palette.text.secondary,
}));

/** The picture of how data flows. It is a list, so that it reads in the same order without eyes. */
export function DataFlow() {
  return (
    <Figure className="sb-unstyled">
      <Circle aria-label="How data flows, stop by stop">
        {stops.map((stop, index) => (
          <FlowStop key={stop.name} {...stop} index={index} count={stops.length} />
        ))}
      </Circle>
      <Caption>
        From the outbox the change goes to the backend, and the circle closes. Dark stops touch the
        network or the browser’s store, a red edge marks what remembers, the rest is React.
      </Caption>
    </Figure>
  );
}

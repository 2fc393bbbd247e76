import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { stats } from '@/content/trust';

const Root = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.surface.inkSoft,
  color: theme.vars.palette.common.white,
}));

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
  margin: 0,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

// The label comes first in the source, as a definition list wants; the eye reads the figure first.
const Stat = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '0.375rem',
  padding: '1.75rem 0 1.75rem 1.25rem',
  borderLeft: `1px solid ${theme.vars.palette.surface.inkLine}`,
  '& dd': { margin: 0 },
}));

/** Static figures (specification 2, "Trust and contact section"). */
export function StatStrip() {
  return (
    <Root aria-label="Rakamlarla mağazamız">
      <Container>
        <List>
          {stats.map(({ figure, label }) => (
            <Stat key={label}>
              <Typography component="dt" variant="body2" sx={{ color: 'surface.onInkMuted' }}>
                {label}
              </Typography>
              <Typography component="dd" variant="figure">
                {figure}
              </Typography>
            </Stat>
          ))}
        </List>
      </Container>
    </Root>
  );
}

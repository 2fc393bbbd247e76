import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useShop } from '@/components/shared/ShopContext';
import { figuresOf } from '@/content/shop/shopFacts';

const gridOf = (figures: number) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
    md: `repeat(${figures}, 1fr)`,
  },
  columnGap: 2.5,
  m: 0,
  // Lines between the figures only.
  '& > :not(:first-of-type)': { pl: { md: 2.5 }, borderLeftWidth: { md: 1 } },
});

// The definition list has the label first; on screen the figure comes first.
const stat = {
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 0.75,
  py: 3.5,
  border: '0 solid',
  borderColor: 'surface.inkLine',
} as const;

/** The shop's figures (specification 2, "Trust and contact section"). */
export function StatStrip() {
  const figures = figuresOf(useShop());
  return figures.length === 0 ? null : (
    <Paper
      component="section"
      variant="ink"
      aria-label="Rakamlarla mağazamız"
      sx={{ bgcolor: 'surface.inkSoft' }}
    >
      <Container>
        <Box component="dl" sx={gridOf(figures.length)}>
          {figures.map(({ figure, label }) => (
            <Stack key={label} sx={stat}>
              <Typography component="dt" variant="body2" sx={{ color: 'surface.steelOnInk' }}>
                {label}
              </Typography>
              <Typography component="dd" variant="figure" sx={{ m: 0 }}>
                {figure}
              </Typography>
            </Stack>
          ))}
        </Box>
      </Container>
    </Paper>
  );
}

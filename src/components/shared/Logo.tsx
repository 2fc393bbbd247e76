import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { shop } from '@/content/shop';

const Root = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: '0.75rem' });
const Words = styled('span')({ display: 'grid', lineHeight: 1 });

/** The mark, the shop's name and its trading word. */
export function Logo() {
  return (
    <Root translate="no">
      <img src="logo.svg" alt="" width={44} height={44} />
      <Words>
        <Typography component="span" variant="h3" sx={{ lineHeight: 1, whiteSpace: 'nowrap' }}>
          {shop.name}
        </Typography>
        <Typography
          component="span"
          variant="label"
          sx={{ fontSize: '0.6875rem', letterSpacing: '0.32em', opacity: 0.75, mt: 0.5 }}
        >
          {shop.tradingWord}
        </Typography>
      </Words>
    </Root>
  );
}

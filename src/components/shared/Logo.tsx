import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useShop } from './ShopContext';

export function Logo() {
  const { name, tradingWord } = useShop();
  return (
    <Stack
      component="span"
      direction="row"
      translate="no"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 'min(0.75rem, 14px)' }}
    >
      <img src="logo.svg" alt="" width={44} height={44} />
      <Stack component="span" sx={{ lineHeight: 1 }}>
        <Typography
          component="span"
          variant="h3"
          sx={{ fontSize: 'min(1.5rem, 9vw, 36px)', lineHeight: 1, whiteSpace: 'nowrap' }}
        >
          {name}
        </Typography>
        {tradingWord === '' ? null : (
          <Typography
            component="span"
            variant="label"
            sx={{
              fontSize: 'min(0.6875rem, 3.44vw, 14px)',
              letterSpacing: '0.32em',
              opacity: 0.75,
              mt: '4px',
            }}
          >
            {tradingWord}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useShop } from '@/components/shared/ShopContext';
import { sampleFacts } from '@/content/shop';
import { logoCopyOf } from '@/domain/pictures/logoCopies';

const LOGO_FILE = 'logo.svg';
const mark = { objectFit: 'contain' } as const;

/** The shop's mark, where it has one, and its name in type. */
export function Logo({ isOnDark = false }: { isOnDark?: boolean }) {
  const { name, tradingWord, logo, isOwn } = useShop();
  // The sample's mark is none for a shop with a name of its own.
  const file = isOwn && sampleFacts.includes('logo') ? undefined : LOGO_FILE;
  const src = logo === '' ? file : (isOnDark && logoCopyOf(logo, 'onDark')) || logo;
  return (
    <Stack
      component="span"
      direction="row"
      translate="no"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 'min(0.75rem, 14px)' }}
    >
      {src === undefined ? null : <img src={src} alt="" width={44} height={44} style={mark} />}
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

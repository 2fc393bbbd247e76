import Stack from '@mui/material/Stack';
import { memo } from 'react';

import { ContactIconLinks } from '@/components/shared/ContactIconLinks';
import { PAGE_GUTTER } from '@/theme/sizes';

const place = {
  position: 'absolute',
  zIndex: 1,
  top: { xs: '0.75rem', md: '50%' },
  left: { xs: PAGE_GUTTER, md: 'auto' },
  right: { md: 0 },
  flexDirection: { xs: 'row', md: 'column' },
  gap: { xs: 1, md: '1px' },
  transform: { md: 'translateY(-50%)' },
} as const;

export interface HeroContactProps {
  chatHref: string;
  callHref: string;
}

/** Floats over the slides (specification 2, "Hero slider"). */
export const HeroContact = memo(function HeroContact(props: HeroContactProps) {
  return (
    <Stack sx={place}>
      <ContactIconLinks {...props} />
    </Stack>
  );
});

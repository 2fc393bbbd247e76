import Stack from '@mui/material/Stack';

import { ContactIconLinks } from '@/components/shared/contact/ContactIconLinks';

// In wide windows only, below what the pictures show: on phones the bar at the lower edge is there from the start.
const place = {
  display: { xs: 'none', md: 'flex' },
  position: 'absolute',
  zIndex: 1,
  right: '1.5rem',
  bottom: '1.5rem',
  gap: 1,
} as const;

export const HERO_CONTACT_ID = 'hero-contact';

export interface HeroContactProps {
  chatHref: string;
  callHref: string;
}

/** Floats over the slides (specification 2, "Hero slider"). */
export function HeroContact(props: HeroContactProps) {
  return (
    <Stack id={HERO_CONTACT_ID} sx={place}>
      <ContactIconLinks {...props} />
    </Stack>
  );
}

import { mdiFacebook, mdiInstagram, mdiYoutube } from '@mdi/js';
import Link, { type LinkProps } from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { DisabledLink } from '@/components/shared/DisabledLink';
import { Icon } from '@/components/shared/Icon';
import { Logo } from '@/components/shared/Logo';
import { useShop } from '@/components/shared/ShopContext';
import { socialLinks } from '@/content/navigation';
import { TOUCH_TARGET } from '@/theme/sizes';

const ICONS: Record<(typeof socialLinks)[number], string> = {
  Facebook: mdiFacebook,
  Instagram: mdiInstagram,
  YouTube: mdiYoutube,
};

const square = {
  display: 'grid',
  placeItems: 'center',
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  mr: '-1px',
  border: 1,
  borderColor: 'surface.inkLine',
};

// The sample's dark tile has a line of its own on the dark ground.
const about = {
  gap: '1.25rem',
  maxWidth: '24rem',
  '& img[src="logo.svg"]': {
    outline: '1px solid',
    outlineColor: 'surface.inkLine',
    borderRadius: '8px',
  },
} as const;

/** Does nothing (D1) where the shop has no such address. */
function SocialLink({ address, ...props }: LinkProps & { address: string | undefined }) {
  return address ? (
    <Link href={address} target="_blank" rel="noopener noreferrer" sx={square} {...props} />
  ) : (
    <DisabledLink sx={square} {...props} />
  );
}

export function FooterAbout() {
  const { about: text, facebook, instagram } = useShop();
  const addresses = { Facebook: facebook, Instagram: instagram, YouTube: undefined };
  return (
    <Stack sx={about}>
      <Logo isOnDark />
      <Typography variant="body2" sx={{ color: 'surface.steelOnInk', whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      <List aria-label="Sosyal medya" sx={{ display: 'flex' }}>
        {socialLinks.map((name) => (
          <li key={name}>
            <SocialLink address={addresses[name]} aria-label={name}>
              <Icon path={ICONS[name]} fontSize="small" />
            </SocialLink>
          </li>
        ))}
      </List>
    </Stack>
  );
}

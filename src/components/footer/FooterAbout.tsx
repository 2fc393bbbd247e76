import { mdiFacebook, mdiInstagram, mdiYoutube } from '@mdi/js';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { DisabledLink } from '@/components/shared/DisabledLink';
import { Icon } from '@/components/shared/Icon';
import { Logo } from '@/components/shared/Logo';
import { socialLinks } from '@/content/navigation';
import { aboutText } from '@/content/shop';
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

// The mark's dark tile has a line of its own on the dark ground.
const about = {
  gap: '1.25rem',
  maxWidth: '24rem',
  '& img': { outline: '1px solid', outlineColor: 'surface.inkLine', borderRadius: '8px' },
} as const;

export function FooterAbout() {
  return (
    <Stack sx={about}>
      <Logo />
      <Typography variant="body2" sx={{ color: 'surface.steelOnInk' }}>
        {aboutText}
      </Typography>
      <List aria-label="Sosyal medya" sx={{ display: 'flex' }}>
        {socialLinks.map((name) => (
          <li key={name}>
            <DisabledLink aria-label={name} sx={square}>
              <Icon path={ICONS[name]} fontSize="small" />
            </DisabledLink>
          </li>
        ))}
      </List>
    </Stack>
  );
}

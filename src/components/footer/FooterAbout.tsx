import { mdiFacebook, mdiInstagram, mdiYoutube } from '@mdi/js';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { DeadLink } from '@/components/shared/DeadLink';
import { Icon } from '@/components/shared/Icon';
import { Logo } from '@/components/shared/Logo';
import { aboutText } from '@/content/footer';
import { socialLinks } from '@/content/navigation';

const ICONS: Record<(typeof socialLinks)[number], string> = {
  Facebook: mdiFacebook,
  Instagram: mdiInstagram,
  YouTube: mdiYoutube,
};

const Root = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: '1.25rem',
  maxWidth: '24rem',
});

const Row = styled('ul')({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' });

const Sign = styled(DeadLink)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginRight: -1,
  border: `1px solid ${theme.vars.palette.surface.inkLine}`,
}));

/** The shop in two sentences, and its social media, which lead nowhere yet (D1). */
export function FooterAbout() {
  return (
    <Root>
      <Logo />
      <Typography variant="body2" sx={{ color: 'surface.onInkMuted' }}>
        {aboutText}
      </Typography>
      <Row aria-label="Sosyal medya">
        {socialLinks.map((name) => (
          <li key={name}>
            <Sign aria-label={name}>
              <Icon path={ICONS[name]} fontSize="small" />
            </Sign>
          </li>
        ))}
      </Row>
    </Root>
  );
}

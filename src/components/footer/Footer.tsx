import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { DeadLink } from '@/components/shared/DeadLink';
import { footerMenus, legalLinks } from '@/content/navigation';
import { shop } from '@/content/shop';

import { CONTACT_BAR_HEIGHT, FloatingContact } from './FloatingContact';
import { FooterAbout } from './FooterAbout';
import { FooterContact, type FooterContactProps } from './FooterContact';
import { FooterMenu } from './FooterMenu';

const Root = styled('footer')(({ theme }) => ({
  paddingTop: '3rem',
  backgroundColor: theme.vars.palette.surface.ink,
  color: theme.vars.palette.common.white,
  [theme.breakpoints.down('md')]: {
    paddingBottom: `calc(${CONTACT_BAR_HEIGHT} + env(safe-area-inset-bottom))`,
  },
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '2.5rem 1.5rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
  '& > div': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2fr 1fr 1fr 1.6fr',
    gap: '3rem',
    '& > div': { gridColumn: 'auto' },
  },
}));

const Legal = styled(Container)(({ theme }) => ({
  marginTop: '2.5rem',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.5rem',
    paddingBlock: '0.5rem',
    borderTop: `1px solid ${theme.vars.palette.surface.inkLine}`,
    color: theme.vars.palette.surface.onInkMuted,
  },
}));

const LegalLink = styled(DeadLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: '0.875rem',
});

export interface FooterProps extends FooterContactProps {
  /** What the floating chat button opens; a part's own message while that part is open. */
  floatingChatHref: string;
}

/** Who the shop is and how to reach it, with the floating buttons that belong to it (specification 2, "Footer"). */
export function Footer({ floatingChatHref, ...props }: FooterProps) {
  return (
    <Root>
      <Columns>
        <FooterAbout />
        {footerMenus.map((menu) => (
          <FooterMenu key={menu.title} {...menu} />
        ))}
        <FooterContact {...props} />
      </Columns>
      <Legal>
        <div>
          <Typography variant="body2" translate="no" sx={{ mr: 'auto' }}>
            © {shop.name} {shop.tradingWord}
          </Typography>
          {legalLinks.map((link) => (
            <LegalLink key={link}>{link}</LegalLink>
          ))}
        </div>
      </Legal>
      <FloatingContact chatHref={floatingChatHref} callHref={props.callHref} />
    </Root>
  );
}

import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { DisabledLink } from '@/components/shared/DisabledLink';
import { useShop } from '@/components/shared/ShopContext';
import { categoryEntries, legalLinks, PRICES_WITH_VAT, quickLinks } from '@/content/navigation';

import { CONTACT_BAR_HEIGHT, FloatingContact, type FloatingContactProps } from './FloatingContact';
import { FooterAbout } from './FooterAbout';
import { FooterContact, type FooterContactProps } from './FooterContact';
import { FooterMenu } from './FooterMenu';

const root = {
  pt: 6,
  pb: { xs: `calc(${CONTACT_BAR_HEIGHT} + env(safe-area-inset-bottom))`, md: 0 },
};

const columns = {
  display: { xs: 'grid', md: 'flex' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
  gap: { xs: '2.5rem 1.5rem', md: 4, lg: 6 },
  '& > nav': { flex: '1 1 0', minWidth: { md: '8.5rem' } },
  '& > div': { gridColumn: '1 / -1', flex: '1.6 1 0', minWidth: { md: '12rem' } },
  '& > div:last-child': { flexGrow: 2.4 },
};

// On phones two columns of links, and the shop's name below.
const legal = {
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
  '& > p': { order: { xs: 1, md: 0 }, py: 1 },
  alignItems: 'center',
  columnGap: 3,
  mt: 5,
  py: 1,
  borderTop: 1,
  borderColor: 'surface.inkLine',
  color: 'surface.steelOnInk',
} as const;

const facts = { mt: 4, color: 'surface.steelOnInk', whiteSpace: 'pre-line' };

const legalLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: '0.875rem',
};

export interface FooterProps extends FooterContactProps {
  /** Has an open part's own message. */
  floatingChatHref: string;
  cornerRef?: FloatingContactProps['cornerRef'];
  price?: number | undefined;
}

export function Footer({ floatingChatHref, cornerRef, price, ...props }: FooterProps) {
  const { name, tradingWord, categories, legalText, pricesWithVat } = useShop();
  const legalLines = [...(pricesWithVat ? [PRICES_WITH_VAT] : []), legalText].join('\n').trim();
  return (
    <Paper component="footer" variant="ink" sx={root}>
      <Container sx={columns}>
        <FooterAbout />
        <FooterMenu title="Hızlı Bağlantılar" links={quickLinks} />
        {categories.length === 0 ? null : (
          <FooterMenu title="Kategoriler" links={categoryEntries(categories)} />
        )}
        <FooterContact {...props} />
      </Container>
      <Container>
        {legalLines === '' ? null : (
          <Typography variant="body2" sx={facts}>
            {legalLines}
          </Typography>
        )}
        <Stack direction="row" sx={legal}>
          <Typography variant="body2" translate="no" sx={{ mr: 'auto' }}>
            © {name} {tradingWord.slice(0, 1)}
            {tradingWord.slice(1).toLocaleLowerCase('tr')}
          </Typography>
          {legalLinks.map((link) => (
            <DisabledLink key={link} sx={legalLink}>
              {link}
            </DisabledLink>
          ))}
        </Stack>
      </Container>
      <FloatingContact
        chatHref={floatingChatHref}
        callHref={props.callHref}
        cornerRef={cornerRef}
        price={price}
      />
    </Paper>
  );
}

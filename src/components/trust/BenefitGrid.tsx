import {
  mdiCreditCardOutline,
  mdiHeadset,
  mdiShieldLockOutline,
  mdiTruckFastOutline,
} from '@mdi/js';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { SectionHeading } from '@/components/shared/SectionHeading';
import { useShop } from '@/components/shared/ShopContext';
import { promisesOf } from '@/content/shop/shopFacts';
import { type BenefitId, benefits } from '@/content/trust';

const ICONS: Record<BenefitId, string> = {
  shipping: mdiTruckFastOutline,
  security: mdiShieldLockOutline,
  payment: mdiCreditCardOutline,
  support: mdiHeadset,
};

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    sm: 'repeat(auto-fit, minmax(max(14rem, 34%), 1fr))',
    md: 'repeat(auto-fit, minmax(max(10rem, 20%), 1fr))',
  },
  gap: { xs: 3, md: 4 },
  pt: 2,
};

export function BenefitGrid() {
  const given = promisesOf(useShop(), benefits);
  return given.length === 0 ? null : (
    <Container component="section">
      <SectionHeading>NEDEN BİZ?</SectionHeading>
      <List aria-label="Neden biz" sx={grid}>
        {given.map(({ id, title, text }) => (
          <Stack key={id} component="li" direction="row" sx={{ alignItems: 'flex-start', gap: 2 }}>
            <Icon path={ICONS[id]} color="primary" sx={{ fontSize: '2.25rem' }} />
            <div>
              <Typography variant="h4" component="p">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </div>
          </Stack>
        ))}
      </List>
    </Container>
  );
}

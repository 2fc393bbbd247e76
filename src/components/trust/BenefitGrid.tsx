import {
  mdiCreditCardOutline,
  mdiHeadset,
  mdiShieldLockOutline,
  mdiTruckFastOutline,
} from '@mdi/js';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { type BenefitId, benefits } from '@/content/trust';

const ICONS: Record<BenefitId, string> = {
  shipping: mdiTruckFastOutline,
  security: mdiShieldLockOutline,
  payment: mdiCreditCardOutline,
  support: mdiHeadset,
};

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem',
  margin: 0,
  padding: '2.25rem 0',
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: '2rem' },
}));

const Tile = styled('li')({ display: 'flex', gap: '1rem' });

/** Four reasons to buy here (specification 2, "Trust and contact section"). */
export function BenefitGrid() {
  return (
    <Container component="section">
      <List aria-label="Neden biz">
        {benefits.map(({ id, title, text }) => (
          <Tile key={id}>
            <Icon path={ICONS[id]} sx={{ fontSize: '2.25rem', color: 'primary.main' }} />
            <div>
              <Typography variant="h4" component="p">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
          </Tile>
        ))}
      </List>
    </Container>
  );
}

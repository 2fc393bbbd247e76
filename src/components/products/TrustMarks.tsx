import { mdiShieldCheckOutline, mdiShieldLockOutline, mdiTruckFastOutline } from '@mdi/js';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { trustMarks, type TrustMarkId } from '@/content/productDetail';

const ICONS: Record<TrustMarkId, string> = {
  shipping: mdiTruckFastOutline,
  security: mdiShieldLockOutline,
  warranty: mdiShieldCheckOutline,
};

const Row = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
  gap: 1,
  margin: 0,
  padding: 1,
  listStyle: 'none',
});

const Mark = styled('li')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.5rem',
  padding: '1rem 0.5rem',
  textAlign: 'center',
  outline: `1px solid ${theme.vars.palette.divider}`,
}));

/** Under the buy buttons: what a careful buyer asks next. */
export function TrustMarks() {
  return (
    <Row>
      {trustMarks.map(({ id, label }) => (
        <Mark key={id}>
          <Icon path={ICONS[id]} />
          <Typography variant="caption">{label}</Typography>
        </Mark>
      ))}
    </Row>
  );
}

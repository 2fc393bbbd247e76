import { mdiShieldCheckOutline, mdiShieldLockOutline, mdiTruckFastOutline } from '@mdi/js';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { useShop } from '@/components/shared/ShopContext';
import { trustMarks, type TrustMarkId } from '@/content/productDetail';
import { promisesOf } from '@/content/shop/shopFacts';

const ICONS: Record<TrustMarkId, string> = {
  shipping: mdiTruckFastOutline,
  security: mdiShieldLockOutline,
  warranty: mdiShieldCheckOutline,
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25rem, 1fr))',
  borderTop: 1,
  borderColor: 'divider',
};

const mark = {
  flexDirection: 'column',
  gap: 1,
  p: '1rem 0.25rem 0',
  textAlign: 'center',
} as const;

export function TrustMarks() {
  const given = promisesOf(useShop(), trustMarks);
  return given.length === 0 ? null : (
    <List sx={grid}>
      {given.map(({ id, label }) => (
        <ListItem key={id} sx={mark}>
          <Icon path={ICONS[id]} />
          <Typography variant="body2">{label}</Typography>
        </ListItem>
      ))}
    </List>
  );
}

import { styled } from '@mui/material/styles';

import { DeadLink } from '@/components/shared/DeadLink';
import { phoneMenu } from '@/content/navigation';

const Root = styled('nav')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.common.white,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled(DeadLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: '1rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
}));

export const PHONE_MENU_ID = 'telefon-menusu';

/** Unfolds under the header on phones. */
export function PhoneMenu() {
  return (
    <Root id={PHONE_MENU_ID} aria-label="Ana menü">
      <List>
        {phoneMenu.map((label) => (
          <li key={label}>
            <Item>{label}</Item>
          </li>
        ))}
      </List>
    </Root>
  );
}

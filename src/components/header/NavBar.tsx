import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { DeadLink } from '@/components/shared/DeadLink';
import { mainMenu } from '@/content/navigation';

const Root = styled('nav')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  marginLeft: '-1rem',
  listStyle: 'none',
});

const Item = styled(DeadLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: '1rem',
  fontWeight: 600,
  fontSize: '0.9375rem',
  'li:last-of-type > &': { color: theme.vars.palette.primary.main },
}));

/** The wide window's menu; phones have PhoneMenu. */
export function NavBar() {
  return (
    <Root aria-label="Ana menü">
      <Container>
        <List>
          {mainMenu.map((label) => (
            <li key={label}>
              <Item>{label}</Item>
            </li>
          ))}
        </List>
      </Container>
    </Root>
  );
}

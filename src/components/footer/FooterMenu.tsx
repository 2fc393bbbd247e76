import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { DeadLink } from '@/components/shared/DeadLink';

const List = styled('ul')({ margin: '0.75rem 0 0', padding: 0, listStyle: 'none' });

const Item = styled(DeadLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  color: theme.vars.palette.surface.onInkMuted,
  [theme.breakpoints.up('md')]: { minHeight: '2.125rem' },
}));

export interface FooterMenuProps {
  title: string;
  links: ReadonlyArray<string>;
}

/** A column of links that lead nowhere yet (D1). */
export function FooterMenu({ title, links }: FooterMenuProps) {
  return (
    <nav aria-label={title}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <List>
        {links.map((link) => (
          <li key={link}>
            <Item>{link}</Item>
          </li>
        ))}
      </List>
    </nav>
  );
}

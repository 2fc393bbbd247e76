import Typography from '@mui/material/Typography';

import { MenuList } from '@/components/shared/MenuLink';
import type { MenuEntry } from '@/content/navigation';

const item = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '2.75rem',
  minHeight: { xs: '2.75rem', md: '2.125rem' },
  color: 'surface.steelOnInk',
};

export function FooterMenu({ title, links }: { title: string; links: readonly MenuEntry[] }) {
  return (
    <nav aria-label={title}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <MenuList entries={links} linkSx={item} sx={{ mt: 1.5 }} />
    </nav>
  );
}

import { styled } from '@mui/material/styles';

import { CategoryTile } from '@/components/categories/CategoryTile';
import { ContactIconLinks } from '@/components/shared/contact/ContactIconLinks';
import { generalChat } from '@/content/chatLinks';
import { shop } from '@/content/shop';
import { callLink } from '@/domain/contactLinks';

import { Exhibit } from '../../Exhibit';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem 3rem',
  '& ul': { margin: 0, padding: 1, listStyle: 'none' },
  '& figure': { margin: 0 },
  '& figcaption': {
    ...theme.typography.caption,
    marginBottom: '0.75rem',
    color: theme.palette.text.secondary,
  },
  '& div': { display: 'flex', gap: '0.5rem' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const { phone } = shop.contact;

/** The shop's two shadows, on components that use them. */
export function Elevation() {
  return (
    <Exhibit>
      <Row>
        <figure>
          <figcaption>On the page: a hairline, no shadow</figcaption>
          <ul lang="tr">
            <CategoryTile name="Şanzıman" count="1.200+" />
          </ul>
        </figure>
        <figure>
          <figcaption>Over the page: a shadow</figcaption>
          <div lang="tr">
            <ContactIconLinks chatHref={generalChat(phone)} callHref={callLink(phone)} />
          </div>
        </figure>
      </Row>
    </Exhibit>
  );
}

import { styled } from '@mui/material/styles';

import { productDetailChat } from '@/content/chatLinks';
import { shop } from '@/content/shop';

import { makeProduct } from '../fixtures/catalog';
import { Exhibit } from './Exhibit';

const Bubble = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '26rem',
  padding: '0.875rem 1rem',
  borderLeft: `4px solid ${theme.palette.chat.main}`,
  backgroundColor: theme.palette.surface.paperDeep,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const link = new URL(productDetailChat(shop.contact.phone, makeProduct()));

/** The WhatsApp message of a discounted part's detail page, decoded from its link. */
export function Message() {
  return (
    <Exhibit lang="tr">
      <Bubble>{link.searchParams.get('text')}</Bubble>
    </Exhibit>
  );
}

import { expect } from 'storybook/test';

import { selectProductAtom } from '@/atoms/view';
import { productDetailMessage } from '@/content/chatLinks';
import { FooterView } from '@/views/FooterView';

import preview from '../../.storybook/preview';
import { chatWith, links, makeProduct } from '../fixtures/catalog';
import { ownFrame } from '../fixtures/docs';
import { noPhotograph } from '../fixtures/photographs';
import { loaded } from '../fixtures/repositories/seeds';

const product = makeProduct();

const meta = preview.meta({
  component: FooterView,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    docs: ownFrame,
    atoms: [loaded(), [selectProductAtom, product]],
  },
});

/** While a part is open, the floating chat asks about that part. */
export const PartOpen = meta.story({
  play: async ({ canvas }) => {
    const [footerChat, floatingChat] = canvas.getAllByRole('link', { name: /WhatsApp/ });
    await expect(footerChat).toHaveAttribute('href', links.chatHref);
    await expect(floatingChat).toHaveAttribute('href', chatWith(productDetailMessage(product)));
  },
});

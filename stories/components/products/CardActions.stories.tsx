import { expect } from 'storybook/test';

import { CardActions } from '@/components/products/CardActions';
import { productChat } from '@/content/chatLinks';

import preview from '../../../.storybook/preview';
import { contact, makeProduct } from '../../fixtures/catalog';
import { oneSize } from '../../fixtures/photographs';
import { cardWide } from '../../fixtures/surfaces';

const product = makeProduct();

/** What a card ends with: the part’s chat and the cart. */
const meta = preview.meta({
  component: CardActions,
  parameters: { layout: 'centered' },
  decorators: [cardWide],
  args: { product, chatHref: productChat(contact.phone, product) },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const chat = canvas.getByRole('link', { name: `WhatsApp ile sor: ${product.name}` });
    await expect(chat).toHaveAttribute('href', args.chatHref);
    await expect(canvas.getByRole('button', { name: 'Sepete Ekle' })).toHaveAccessibleDescription(
      'Şu anda kullanılamıyor',
    );
  },
});

export const PointerAndFocus = meta.story({
  parameters: { chromatic: oneSize, pseudo: { hover: 'a', focusVisible: 'button' } },
});

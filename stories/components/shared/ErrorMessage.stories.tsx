import { fn } from 'storybook/test';

import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';
import { ErrorMessage } from '@/components/shared/ErrorMessage';

import preview from '../../../.storybook/preview';
import { links } from '../../fixtures/catalog';
import { noPhotograph, oneSize, phoneOnly } from '../../fixtures/photographs';

const meta = preview.meta({
  component: ErrorMessage,
  parameters: { layout: 'fullscreen', chromatic: oneSize },
});

/** The message in place of a section. */
export const Default = meta.story({ name: 'Boş, hata' });

/** The message in place of a whole screen. */
export const WithButton = meta.story({
  args: {
    text: 'Bu sayfa şu anda açılamıyor.',
    action: { label: 'Geri Dön', onClick: fn() },
  },
  parameters: { chromatic: phoneOnly },
});

/** The message in place of an open part. */
export const WithContact = WithButton.extend({
  args: {
    contact: (
      <>
        <ChatButton href={links.chatHref} />
        <CallButton href={links.callHref} />
      </>
    ),
  },
  parameters: { chromatic: noPhotograph },
});

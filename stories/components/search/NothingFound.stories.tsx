import { NothingFound } from '@/components/search/NothingFound';
import { NOTHING_FOUND, nothingFoundChat } from '@/content/search';

import preview from '../../../.storybook/preview';
import { contact } from '../../fixtures/catalog';
import { phoneOnly } from '../../fixtures/photographs';

const meta = preview.meta({
  component: NothingFound,
  parameters: { chromatic: phoneOnly },
  args: { text: NOTHING_FOUND, chatHref: nothingFoundChat(contact.phone, 'ışık müşürü & röle') },
});

/** The typed words are in the message. */
export const Default = meta.story();

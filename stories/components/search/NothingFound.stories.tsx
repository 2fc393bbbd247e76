import { NothingFound } from '@/components/search/NothingFound';
import { NOTHING_FOUND, nothingFoundMessage } from '@/content/search/searchTexts';

import preview from '../../../.storybook/preview';
import { chatWith } from '../../fixtures/catalog';
import { phoneOnly } from '../../fixtures/photographs';

/** What stands in the place of results where there are none: a chat that names what was typed. */
const meta = preview.meta({
  component: NothingFound,
  parameters: { chromatic: phoneOnly },
  args: { text: NOTHING_FOUND, chatHref: chatWith(nothingFoundMessage('ışık müşürü & röle')) },
});

/** The typed words are in the message. */
export const Default = meta.story({ name: 'Bulunamadı' });

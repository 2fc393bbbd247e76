import { ContactPreview } from '@/panel/components/preview/ContactPreview';

import preview from '../../../../.storybook/preview';
import { contact, longName } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { shows } from '../../../fixtures/play/expectations';
import { insideForm } from './insideForm';

const meta = preview.meta({
  component: ContactPreview,
  args: { draft: contact },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: shows(contact.email),
});
export const LongText = meta.story({ args: { draft: { ...contact, address: longName } } });

export const Empty = meta.story({
  ...insideForm,
  args: { draft: { phone: '', email: '', address: '', workingHours: '' } },
});

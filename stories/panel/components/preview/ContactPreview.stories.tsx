import { ContactPreview } from '@/panel/components/preview/ContactPreview';

import preview from '../../../../.storybook/preview';
import { contact } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { shows } from '../../../fixtures/play/expectations';

/** The contact block, as visitors will see it. */
const meta = preview.meta({
  component: ContactPreview,
  args: { draft: contact },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: shows(contact.email),
});

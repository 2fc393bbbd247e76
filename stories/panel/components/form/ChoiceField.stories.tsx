import { fn } from 'storybook/test';

import { ChoiceField } from '@/panel/components/form/ChoiceField';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';

/** A field with a list to choose from. */
const meta = preview.meta({
  component: ChoiceField,
  args: {
    label: 'Kategori',
    value: '',
    placeholder: 'Seçin',
    choices: [
      { value: 'Motor', name: 'Motor' },
      { value: 'Şanzıman', name: 'Şanzıman' },
    ],
    onChange: fn(),
  },
  parameters: { chromatic: oneSize },
});

export const NothingChosen = meta.story();

export const Chosen = meta.story({
  args: { value: 'Motor', hint: 'Mağazada kartın üstünde görünür.' },
});

export const Focused = meta.story({
  play: ({ userEvent }) => userEvent.tab(),
});

import { fn } from 'storybook/test';

import { TextField } from '@/panel/components/form/TextField';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';
import { describes } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Ürün Adı', value: '', onChange: fn() },
  parameters: { chromatic: oneSize },
});

export const Empty = meta.story({ name: 'Alan · empty' });

export const Number = meta.story({
  args: { label: 'İndirim (%)', type: 'number', min: 0, max: 100, value: '16' },
});

export const SeveralLines = meta.story({
  args: { label: 'Açıklama', rows: 4, hint: 'İsteğe bağlı.', value: 'Birinci satır\nİkinci satır' },
  play: describes('Açıklama', 'İsteğe bağlı.'),
});

export const Focused = meta.story({
  play: ({ userEvent }) => userEvent.tab(),
});

import { FieldFrame } from '@/panel/components/form/FieldFrame';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: FieldFrame,
  args: { fieldId: 'alan', label: 'Telefon', children: <input id="alan" /> },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story();

/** Instead of the hint. */
export const WithWarning = meta.story({
  args: {
    hint: 'Her virgülden sonra yeni satır başlar.',
    warning: 'Eksik rakam var: alan koduyla birlikte yazın.',
  },
});

import { FieldFrame } from '@/panel/components/form/FieldFrame';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';

/** Label, help and message around the input of a form. */
const meta = preview.meta({
  component: FieldFrame,
  args: { label: 'Telefon', children: (field) => <input {...field} /> },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story();

/** The warning takes the hint's place. */
export const WithWarning = meta.story({
  args: {
    hint: 'Her virgülden sonra yeni satır başlar.',
    warning: 'Eksik rakam var: alan koduyla birlikte yazın.',
  },
});

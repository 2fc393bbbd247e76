import { FieldRow } from '@/panel/components/form/FieldRow';
import { TextField } from '@/panel/components/form/TextField';

import preview from '../../../../.storybook/preview';

/** Fields that belong together: side by side where there is room. */
const meta = preview.meta({
  component: FieldRow,
  args: {
    children: ['Fiyat (TL)', 'Orijinal Fiyat (TL)', 'İndirim (%)'].map((label) => (
      <TextField key={label} label={label} value="" onChange={() => undefined} />
    )),
  },
});

export const Default = meta.story();

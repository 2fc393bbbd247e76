import { ChangeTable } from '@/panel/components/backup/ChangeTable';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: ChangeTable,
  args: {
    changes: {
      products: { added: 2, changed: 1, removed: 3 },
      brands: { added: 0, changed: 0, removed: 0 },
      slides: { added: 0, changed: 0, removed: 1 },
      contactChanges: false,
    },
  },
  parameters: { chromatic: oneSize },
});

/** Changed contact details are in the pictures of RestoreDialog. */
export const ContactAsItIs = meta.story();

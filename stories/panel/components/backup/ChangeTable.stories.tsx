import { ChangeTable } from '@/panel/components/backup/ChangeTable';

import preview from '../../../../.storybook/preview';
import { backupChanges } from '../../../fixtures/changes';
import { oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: ChangeTable,
  args: {
    changes: { ...backupChanges, contact: undefined },
  },
  parameters: { chromatic: oneSize },
});

/** Changed contact details are in the pictures of RestoreDialog. */
export const ContactAsItIs = meta.story();

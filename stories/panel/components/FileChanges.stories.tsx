import { expect } from 'storybook/test';

import { FileChanges } from '@/panel/components/FileChanges';
import { editedRecords } from '@/panel/domain/changes/changedRecord';

import preview from '../../../.storybook/preview';
import { backupChanges } from '../../fixtures/changes';
import { noPhotograph } from '../../fixtures/photographs';

const meta = preview.meta({
  component: FileChanges,
  args: { madeAt: '21.11.2026 14.32', records: editedRecords(backupChanges) },
  parameters: { chromatic: noPhotograph },
});

/** Its look is in the pictures of RestoreDialog. */
export const OlderThanTheShop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Dosya 21\.11\.2026 14\.32 tarihli\./)).toBeVisible();
  },
});

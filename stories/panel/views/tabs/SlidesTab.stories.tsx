import { expect } from 'storybook/test';

import { selectAdminTabAtom } from '@/panel/atoms/openForm';
import { PictureProvider } from '@/panel/views/photographs/PhotoChoice';
import { SlidesTab } from '@/panel/views/tabs/SlidesTab';

import preview from '../../../../.storybook/preview';
import { slide } from '../../../fixtures/catalog';
import { oneSize } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

/** The tab of slides: their rows and their form. */
const meta = preview.meta({
  component: SlidesTab,
  render: () => (
    <PictureProvider>
      <SlidesTab />
    </PictureProvider>
  ),
  parameters: { layout: 'fullscreen', atoms: [...loggedInAtoms(), [selectAdminTabAtom, 'slides']] },
});

export const EditForm = meta.story({
  parameters: { chromatic: oneSize },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Düzenle: ${slide.title}` }));
    await expect(await canvas.findByRole('button', { name: 'Fotoğraf seç' })).toBeVisible();
  },
});

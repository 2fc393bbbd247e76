import { expect, fn, screen, waitFor } from 'storybook/test';

import { PhotoDraftsDialog } from '@/panel/components/photographs/PhotoDraftsDialog';

import preview from '../../../../.storybook/preview';
import { catalog, longName } from '../../../fixtures/catalog';
import { ownFrame } from '../../../fixtures/docs';
import { noPhotograph, onPhone } from '../../../fixtures/photographs';
import { has, shows } from '../../../fixtures/play/expectations';

const names = ['Ateşleme Bujisi', '', longName];
const drafts = names.map((name, index) => ({
  key: `new-${index}`,
  photograph: catalog.products[index]?.image ?? '',
  typed: { name },
}));

/** Several photographs on their way to become drafts of products. */
const meta = preview.meta({
  component: PhotoDraftsDialog,
  args: {
    drafts,
    onComplete: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
  parameters: { docs: ownFrame, chromatic: noPhotograph },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const complete = await screen.findByRole('button', { name: 'Tamamla: Taslak 2' });
    await waitFor(() => expect(complete).toBeVisible());
    await userEvent.click(complete);
    await expect(args.onComplete).toHaveBeenCalledWith(drafts[1]);
    await userEvent.click(screen.getByRole('button', { name: 'Taslağı sil: Ateşleme Bujisi' }));
    await expect(args.onDelete).toHaveBeenCalledWith('new-0');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** More than twenty were chosen, and one of them is no photograph. */
export const NotAll = meta.story({
  globals: onPhone.globals,
  args: {
    preparing: {
      done: 20,
      total: 20,
      isCut: true,
      problems: [{ name: 'IMG_0007.mov', problem: 'video' }],
    },
  },
  parameters: { chromatic: { ...onPhone.parameters.chromatic, disableSnapshot: false } },
});

export const Preparing = meta.story({
  args: { drafts: [], preparing: { done: 1, total: 3, isCut: false, problems: [] } },
  play: has('progressbar', 'Fotoğraflar hazırlanıyor'),
});

export const Empty = meta.story({ args: { drafts: [] }, play: shows('Taslak yok.') });

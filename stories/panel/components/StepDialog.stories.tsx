import Typography from '@mui/material/Typography';
import { expect, fn, screen } from 'storybook/test';

import { StepDialog } from '@/panel/components/StepDialog';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';

/**
 * - **Do** let the button that changes nothing take the focus where the step cannot be undone.
 * - **Don’t** close the dialog while its step is on its way: nobody would learn whether it was carried out.
 */
const meta = preview.meta({
  component: StepDialog,
  args: {
    title: 'Yedekten yükle',
    width: 28,
    step: { label: 'Yedeği yükle', busyLabel: 'Yükleniyor…', onBegin: fn() },
    isBusy: false,
    closeLabel: 'Vazgeç',
    children: <Typography>Yedek yüklenince sitedeki her şeyin yerini alır.</Typography>,
    onClose: fn(),
  },
  // The dialogs that are made of it have photographs.
  parameters: { docs: { story: { inline: false, height: '360px' } }, chromatic: noPhotograph },
});

export const Default = meta.story();

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Yükleniyor…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.step?.onBegin).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

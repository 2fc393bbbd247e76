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

/** The Enter key begins what the button does, unless it cannot begin yet. */
export const Form = meta.story({
  args: {
    isForm: true,
    step: { label: 'Uygula', busyLabel: 'Kaydediliyor…', onBegin: fn() },
    failure: 'Hiçbir şey değiştirilmedi.',
    children: <input aria-label="Yüzde (%)" />,
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Hiçbir şey değiştirilmedi');
    await userEvent.type(screen.getByRole('textbox'), '5{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
    await expect(args.step?.onBegin).toHaveBeenCalledTimes(2);
  },
});

export const CannotBegin = meta.story({
  args: {
    isForm: true,
    step: { label: 'Uygula', busyLabel: 'Kaydediliyor…', canBegin: false, onBegin: fn() },
    children: <input aria-label="Yüzde (%)" />,
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), '5{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
    await expect(args.step?.onBegin).not.toHaveBeenCalled();
  },
});

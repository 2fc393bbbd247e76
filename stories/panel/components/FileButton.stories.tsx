import { expect, fn } from 'storybook/test';

import { FileButton } from '@/panel/components/FileButton';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';

/** A button that opens the browser’s choice of a file. */
const meta = preview.meta({
  component: FileButton,
  parameters: { chromatic: noPhotograph },
  args: {
    label: 'Yedek dosyası',
    accept: '.json,application/json',
    onChoose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['{}'], 'yedek.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText('Yedek dosyası'), file);
    await userEvent.upload(canvas.getByLabelText('Yedek dosyası'), file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file, [file]);
  },
});

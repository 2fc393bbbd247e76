import { expect, fn, screen } from 'storybook/test';

import { ReadinessDialog } from '@/panel/components/readiness/ReadinessDialog';
import { type ReadinessStep, readinessSteps } from '@/panel/content/readiness';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: ReadinessDialog,
  args: {
    steps: Object.keys(readinessSteps) as ReadinessStep[],
    isBusy: false,
    onOpen: fn(),
    onPutAside: fn(),
    onClose: fn(),
  },
});

/** Everything is left: the first login of a new shop. */
export const Default = meta.story();

export const Ready = meta.story({ args: { steps: [] } });

export const Pressed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Örnekleri sil' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('samples');
    await userEvent.click(screen.getByRole('button', { name: /^Adresiniz yok/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('address');
    await userEvent.click(screen.getByRole('button', { name: /^Kenara koy: Logo/ }));
    await expect(args.onPutAside).toHaveBeenCalledWith('logo');
  },
});

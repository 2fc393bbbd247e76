import { expect, fn } from 'storybook/test';

import { RefusalMark } from '@/panel/components/rows/RefusalMark';
import { REFUSAL_REASONS } from '@/panel/domain/refusal';

import preview from '../../../../.storybook/preview';
import { longName, product } from '../../../fixtures/catalog';
import { highContrast, noPhotograph, onPhone } from '../../../fixtures/photographs';

/** The line in a row whose change the database has refused. */
const meta = preview.meta({
  component: RefusalMark,
  args: { name: product.name, reason: 'picturePolicy' as const, onRetry: fn() },
});

/** How it looks in a row is in the pictures of the rows. */
export const Default = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Yeniden dene: ${product.name}` }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Each says what to do, or whom to ask. */
export const Reasons = meta.story({
  ...onPhone,
  render: (args) => (
    <>
      {REFUSAL_REASONS.map((reason) => (
        <RefusalMark key={reason} {...args} name={longName} reason={reason} />
      ))}
    </>
  ),
});

export const HighContrast = meta.story({ ...highContrast });

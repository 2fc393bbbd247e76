import { expect, fn } from 'storybook/test';

import { MAIN_ID, SkipLink } from '@/components/header/SkipLink';

import preview from '../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../fixtures/photographs';

const meta = preview.meta({
  component: SkipLink,
  parameters: { chromatic: oneSize, layout: 'fullscreen' },
  decorators: (Story) => (
    <>
      <Story />
      <main id={MAIN_ID} tabIndex={-1} style={{ minHeight: '5rem' }}>
        <p>Sayfanın içeriği.</p>
      </main>
    </>
  ),
});

/** Shows itself to the Tab key alone. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'İçeriğe atla' })).toHaveFocus();
  },
});

export const Followed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    const isPrevented = fn<(isPrevented: boolean) => void>();
    const noticeClick = (event: MouseEvent) => {
      isPrevented(event.defaultPrevented);
      // Another address would end the test run.
      event.preventDefault();
    };
    window.addEventListener('click', noticeClick, { once: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(isPrevented).toHaveBeenCalledWith(true);
  },
});

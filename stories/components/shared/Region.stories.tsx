import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';
import { Region } from '@/components/shared/Region';

import preview from '../../../.storybook/preview';
import { links } from '../../fixtures/catalog';
import { noPhotograph, oneSize, phoneOnly } from '../../fixtures/photographs';
import { Failing, quietConsole } from '../../fixtures/play/failing';

const meta = preview.meta({
  component: Region,
  args: { children: <Failing /> },
  beforeEach: quietConsole,
  parameters: { layout: 'fullscreen', chromatic: oneSize },
});

export const SectionFails = meta.story();

export const ScreenFails = meta.story({
  args: {
    text: 'Bu sayfa şu anda açılamıyor.',
    action: { label: 'Geri Dön', onClick: fn() },
  },
  parameters: { chromatic: phoneOnly },
});

/** An open part that cannot be shown. */
export const PartFails = ScreenFails.extend({
  args: {
    contact: (
      <>
        <ChatButton href={links.chatHref} />
        <CallButton href={links.callHref} />
      </>
    ),
  },
  parameters: { chromatic: noPhotograph },
});

function FailsOnce() {
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Yeni değer
      </button>
      <Region resetKey={attempt}>{attempt === 1 ? <Failing /> : 'Bölümün içeriği'}</Region>
    </>
  );
}

/** A new value, such as a product that the owner has corrected, draws the region again. */
export const DrawnAgain = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  render: () => <FailsOnce />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/gösterilemiyor/);
    await userEvent.click(canvas.getByRole('button', { name: 'Yeni değer' }));
    await expect(await canvas.findByText('Bölümün içeriği')).toBeVisible();
  },
});

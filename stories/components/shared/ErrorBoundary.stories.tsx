import { useState } from 'react';
import { expect } from 'storybook/test';

import { ErrorBoundary } from '@/components/shared/ErrorBoundary';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';
import { Failing, quietConsole } from '../../fixtures/play/failing';

const meta = preview.meta({
  component: ErrorBoundary,
  args: { children: <Failing /> },
  beforeEach: quietConsole,
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/gösterilemiyor/)).toBeVisible();
  },
});

export const OwnFallback = meta.story({
  args: { fallback: <p>Yerine gelen</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yerine gelen')).toBeVisible();
  },
});

function FailsOnce() {
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Yeni değer
      </button>
      <ErrorBoundary resetKey={attempt}>
        {attempt === 1 ? <Failing /> : 'Bölümün içeriği'}
      </ErrorBoundary>
    </>
  );
}

/** A new value, such as a product that the owner has corrected, draws the children again. */
export const DrawnAgain = meta.story({
  tags: ['test-only'],
  render: () => <FailsOnce />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/gösterilemiyor/);
    await userEvent.click(canvas.getByRole('button', { name: 'Yeni değer' }));
    await expect(await canvas.findByText('Bölümün içeriği')).toBeVisible();
  },
});

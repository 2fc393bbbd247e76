import { expect } from 'storybook/test';

import { ErrorBoundary } from '@/components/shared/ErrorBoundary';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';
import { Failing, quietConsole } from '../../fixtures/play/failing';

const meta = preview.meta({
  component: ErrorBoundary,
  args: { children: <p>İçerik</p>, fallback: <p>Yerine gelen</p> },
  parameters: { chromatic: noPhotograph },
});

export const ChildFails = meta.story({
  args: { children: <Failing /> },
  beforeEach: quietConsole,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yerine gelen')).toBeVisible();
  },
});

import { expect } from 'storybook/test';

import { LoadingScreen } from '@/components/overlays/LoadingScreen';

import preview from '../../../.storybook/preview';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { highContrast } from '../../fixtures/photographs';

const meta = preview.meta({
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Yükleniyor',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Yükleniyor...');
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });

export const HighContrast = meta.story({ ...highContrast });

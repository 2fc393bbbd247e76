import { FrameNotice } from '@/panel/components/FrameNotice';

import preview from '../../../.storybook/preview';
import { phoneOnly } from '../../fixtures/photographs';

const meta = preview.meta({
  component: FrameNotice,
  parameters: { chromatic: phoneOnly },
  args: { href: 'https://ornekoto.example/' },
});

export const Default = meta.story();

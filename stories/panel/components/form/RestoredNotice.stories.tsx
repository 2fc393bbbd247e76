import { fn } from 'storybook/test';

import { RestoredNotice } from '@/panel/components/form/RestoredNotice';

import preview from '../../../../.storybook/preview';

const meta = preview.meta({
  component: RestoredNotice,
  args: { onDiscard: fn() },
});

export const Default = meta.story();

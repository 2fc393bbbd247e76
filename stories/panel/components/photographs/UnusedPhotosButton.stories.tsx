import { fn } from 'storybook/test';

import { UnusedPhotosButton } from '@/panel/components/photographs/UnusedPhotosButton';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: UnusedPhotosButton,
  args: { onClick: fn() },
  // The pictures of the panel show it.
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story();

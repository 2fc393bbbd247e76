import { fn } from 'storybook/test';

import { DeletedItemsButton } from '@/panel/components/undo/DeletedItemsButton';

import preview from '../../../../.storybook/preview';
import { oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: DeletedItemsButton,
  args: { count: 3, onClick: fn() },
  parameters: { chromatic: oneSize },
});

export const Default = meta.story();

import { fn } from 'storybook/test';

import { RoundingField } from '@/panel/components/bulk/RoundingField';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: RoundingField,
  args: { value: 'lira' as const, onChange: fn() },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story();

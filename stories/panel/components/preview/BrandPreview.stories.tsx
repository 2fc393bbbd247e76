import type { Meta, StoryObj } from '@storybook/react-vite';

import { BrandPreview } from '@/panel/components/preview/BrandPreview';

import { noPhotograph } from '../../../fixtures/photographs';
import { has } from '../../../fixtures/play/expectations';
import { brand, brokenPicture, longText } from '../fixtures';
import { insideForm } from './insideForm';

const meta = {
  component: BrandPreview,
  args: { draft: brand },
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof BrandPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: has('img', brand.name),
};
export const LongText: Story = { args: { draft: { name: longText, logo: '' } } };

export const Empty: Story = { ...insideForm, args: { draft: { name: '', logo: '' } } };

export const BrokenPicture: Story = { args: { draft: { ...brand, logo: brokenPicture } } };

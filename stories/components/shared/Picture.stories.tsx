import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { Picture } from '@/components/shared/Picture';

import { brokenPicture, makeProduct, makeSlide } from '../../fixtures/catalog';
import { cardWide } from '../../fixtures/surfaces';

const { image, name } = makeProduct();

const meta = {
  component: Picture,
  parameters: { layout: 'centered' },
  decorators: [cardWide],
  args: { src: image, alt: name, ratio: 4 / 3, width: 400, onLoad: fn() },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};

export const FirstOnThePage: Story = {
  args: { src: makeSlide().image, ratio: 16 / 10, isFirst: true },
};

/** Where the words beside it say the same, the picture is silent. */
export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const WithoutPicture: Story = {
  args: { src: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: `${name}, görsel yok` })).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  args: { src: brokenPicture },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('img', { name: `${name}, görsel yok` })).toBeVisible();
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
};

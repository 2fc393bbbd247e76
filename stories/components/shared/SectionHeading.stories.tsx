import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CarouselControls } from '@/components/shared/carousel/CarouselControls';
import { SectionHeading } from '@/components/shared/SectionHeading';

import { longName } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';

/**
 * - **Do** type capitals where a section has them; nothing changes their case.
 * - **Don’t** put more than the section’s own controls on the right.
 */
const meta = {
  component: SectionHeading,
  args: { id: 'baslik', children: 'POPÜLER MARKALAR' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('POPÜLER MARKALAR');
  },
};

export const WithControls: Story = {
  args: {
    aside: (
      <CarouselControls
        isPlaying={false}
        previousLabel="Önceki markalar"
        nextLabel="Sonraki markalar"
        onStep={fn()}
        onTogglePlaying={fn()}
      />
    ),
  },
};

export const LongText: Story = { args: { ...WithControls.args, children: longName } };

export const LargeText: Story = { ...WithControls, ...largeTextOnPhone };

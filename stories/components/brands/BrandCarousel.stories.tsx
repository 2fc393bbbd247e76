import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { BrandCarousel } from '@/components/brands/BrandCarousel';

import { makeBrand, manyBrands } from '../../fixtures/catalog';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { forcedColors, noPhotograph, oneSize, tabletOnly } from '../../fixtures/photographs';
import { attributeChanges } from '../../fixtures/play/attributeChanges';
import { readsDuring, withCountedStyles } from '../../fixtures/play/countStyles';
import { phone, tablet } from '../../fixtures/viewports';

const meta = {
  component: BrandCarousel,
  parameters: { layout: 'fullscreen' },
  args: {
    brands: manyBrands(10),
    offset: 0,
    isPlaying: false,
    onStep: fn(),
    onTogglePlaying: fn(),
    onHold: fn(),
  },
} satisfies Meta<typeof BrandCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'POPÜLER MARKALAR' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Turned: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki markalar' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki markalar' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
  },
};

/** A turn moves the tiles: no styled element is drawn again. */
export const TurnedWithoutStyles: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  decorators: [withCountedStyles],
  render: function Turning(args) {
    const [offset, setOffset] = useState(0);
    return (
      <>
        <button onClick={() => setOffset(1)}>Döndür</button>
        <BrandCarousel {...args} offset={offset} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'BOSCH' })).toBeVisible();
    const turn = async () => {
      canvas.getByRole('button', { name: 'Döndür' }).click();
      await expect(await canvas.findByRole('img', { name: 'BREMBO' })).toBeVisible();
    };
    await expect(await readsDuring(turn)).toBe(0);
    await expect(canvas.queryByRole('img', { name: 'BOSCH' })).not.toBeInTheDocument();
  },
};

/** Of 300 tiles a turn changes only those near the shown six, and no inline style. */
export const FewTilesMove: Story = {
  tags: ['test-only'],
  args: { brands: manyBrands(300) },
  parameters: { chromatic: noPhotograph },
  render: function Turning(args) {
    const [offset, setOffset] = useState(40);
    return <BrandCarousel {...args} offset={offset} onStep={() => setOffset(offset + 1)} />;
  },
  play: async ({ args, canvas, canvasElement }) => {
    const changes = await attributeChanges(canvasElement, async () => {
      canvas.getByRole('button', { name: 'Sonraki markalar' }).click();
      const name = args.brands[46]?.name ?? '';
      await expect(await canvas.findByRole('img', { name })).toBeVisible();
    });
    await expect(new Set(changes.map(({ target }) => target)).size).toBe(17);
    await expect(changes.map(({ attributeName }) => attributeName)).not.toContain('style');
  },
};

/** The last six of ten. */
export const LastPosition: Story = {
  args: { offset: 4 },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'LEMFORDER' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'BOSCH' })).not.toBeInTheDocument();
  },
};

export const Playing: Story = {
  args: { isPlaying: true },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Otomatik geçişi durdur' })).toBeVisible();
  },
};

export const Stopped: Story = {
  tags: ['test-only'],
  args: { isPlaying: true },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otomatik geçişi durdur' }));
    await expect(args.onTogglePlaying).toHaveBeenCalledOnce();
  },
};

export const OneBrand: Story = { args: { brands: [makeBrand()] } };

/** Six stand at once: nothing to turn, no controls. */
export const SixBrands: Story = {
  args: { brands: manyBrands(6) },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const SevenBrands: Story = {
  args: { brands: manyBrands(7), offset: 1 },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sonraki markalar' })).toBeVisible();
  },
};

export const FiftyBrands: Story = {
  args: { brands: manyBrands(50), offset: 44 },
  parameters: { chromatic: oneSize },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const WithoutLogos: Story = {
  args: { brands: manyBrands(10).map(({ id, name }) => ({ id, name, logo: '' })) },
};

export const OnPhone: Story = {
  ...Default,
  globals: phone,
  parameters: { chromatic: noPhotograph },
};

export const LargeText: Story = { ...largeTextOnPhone };

export const HighContrast: Story = { parameters: { chromatic: { ...forcedColors, ...oneSize } } };

export const OnTablet: Story = { globals: tablet, parameters: { chromatic: tabletOnly } };

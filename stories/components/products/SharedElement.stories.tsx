import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { startTransition, useState } from 'react';
import { expect } from 'storybook/test';

import {
  SharedElement,
  SharedElementContext,
  type SharedElementProps,
} from '@/components/products/SharedElement';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';

interface Args extends SharedElementProps {
  /** False with reduced motion. */
  moves: boolean;
}

/** Two screens that show the same product, as the storefront and the detail do. */
function TwoScreens({ moves, children, ...part }: Args) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => startTransition(() => setIsOpen(!isOpen));
  const screen = isOpen ? 'detay' : 'kart';
  const size = isOpen ? { width: 320, height: 240 } : { width: 120, height: 90 };
  return (
    <SharedElementContext value={moves}>
      <Button color="primary" onClick={open}>
        {isOpen ? 'Geri Dön' : 'Aç'}
      </Button>
      <SharedElement key={screen} {...part}>
        <Paper variant="outlined" sx={size}>
          {screen}: {children}
        </Paper>
      </SharedElement>
    </SharedElementContext>
  );
}

/**
 * - **Do** give it one React element, of the same product on both screens.
 * - **Don’t** use it where two on one screen would have the same name.
 */
const meta = preview.type<{ args: Args }>().meta({
  component: SharedElement,
  parameters: { chromatic: noPhotograph },
  args: { productId: 1, children: 'Fren Diski', moves: true },
  render: TwoScreens,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aç' }));
    await expect(await canvas.findByText('detay: Fren Diski')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Geri Dön' }));
    await expect(await canvas.findByText('kart: Fren Diski')).toBeVisible();
  },
});

import { expect, waitFor } from 'storybook/test';

import type { Product } from '@/domain/product';
import { LongList } from '@/panel/components/rows/LongList';

import preview from '../../../../.storybook/preview';
import { catalog, numberedProducts } from '../../../fixtures/catalog';
import { ownFrame } from '../../../fixtures/docs';
import { noPhotograph } from '../../../fixtures/photographs';
import { has, lists } from '../../../fixtures/play/expectations';

function renderRow(item: unknown) {
  const { id, name } = item as Product;
  return (
    <p key={id}>
      <button type="button">{name}</button>
    </p>
  );
}

function isInView(element: Element): boolean {
  return element.getBoundingClientRect().bottom <= window.innerHeight;
}

const tenThousand = numberedProducts(10_000);

const meta = preview.meta({
  component: LongList,
  args: { label: 'Ürünler', emptyText: 'Henüz ürün yok.', renderRow, items: catalog.products },
  // How it looks is in the pictures of ListPanel.
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({ play: has('list', 'Ürünler') });

/** Every row is there: the browser's own search finds it. */
export const Hundred = meta.story({
  args: { items: numberedProducts(100) },
  play: lists(100),
});

/** Only the rows near the window are in the document, and the Tab key reaches the others. */
export const TenThousand = meta.story({
  args: { items: tenThousand },
  // Storybook would draw a control for each of them again at every step of the play.
  argTypes: { items: { control: false } },
  parameters: { docs: ownFrame },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: 'Yedek parça 10000' });
    await expect(row.closest('li')).toHaveAttribute('aria-posinset', '1');
    await expect(row.closest('li')).toHaveAttribute('aria-setsize', '10000');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);

    async function pressTab(times: number): Promise<void> {
      // A hand presses when the row has been scrolled into view and the next one has come.
      await waitFor(async () => {
        await expect(canvas.getAllByRole('button').at(-1)).not.toHaveFocus();
        await expect(document.activeElement).toSatisfy(isInView);
      });
      await userEvent.tab();
      if (times > 1) await pressTab(times - 1);
    }
    const drawn = canvas.getAllByRole('button');
    drawn.at(-1)?.focus();
    await pressTab(5);
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(`Yedek parça ${10_001 - drawn.length - 5}`),
    );
  },
});

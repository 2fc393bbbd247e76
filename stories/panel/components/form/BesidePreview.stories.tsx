import { expect, waitFor } from 'storybook/test';

import { BesidePreview } from '@/panel/components/form/BesidePreview';
import { ProductPreview } from '@/panel/components/preview/ProductPreview';
import { toDraft } from '@/panel/domain/drafts/itemDraft';

import preview from '../../../../.storybook/preview';
import { product } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { shows } from '../../../fixtures/play/expectations';
import { desktop, phone } from '../../../fixtures/viewports';

const meta = preview.meta({
  component: BesidePreview,
  args: {
    children: <p>Formun alanları</p>,
    preview: <ProductPreview draft={toDraft('products', product)} />,
  },
});

/** Neither the Tab key nor a screen reader comes into the preview. */
export const Default = meta.story({
  globals: desktop,
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Mağazadaki görünüşü')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.getByRole('article', { hidden: true })).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const OnPhone = meta.story({
  globals: phone,
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('article', { hidden: true })).not.toBeInTheDocument(),
    );
  },
});

/** A slide or a logo has room below the form. */
export const SmallOnPhone = meta.story({
  globals: phone,
  args: { isPreviewSmall: true, preview: <p>Logo</p> },
  parameters: { chromatic: noPhotograph },
  play: shows('Logo'),
});

import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';

import preview from '../../.storybook/preview';
import * as BrandTiles from '../components/brands/BrandTile.stories';
import * as Cards from '../components/products/ProductCard.stories';
import * as CallButtons from '../components/shared/contact/CallButton.stories';
import * as ChatButtons from '../components/shared/contact/ChatButton.stories';
import * as Discounts from '../components/shared/product/DiscountBadge.stories';
import * as Prices from '../components/shared/product/PriceTag.stories';
import * as Stock from '../components/shared/product/StockBadge.stories';
import { oneSize } from '../fixtures/photographs';
import * as BrandRows from '../panel/components/rows/BrandRow.stories';
import * as ProductRows from '../panel/components/rows/ProductRow.stories';
import * as SlideRows from '../panel/components/rows/SlideRow.stories';

/** Stories of other files, side by side. */
interface StatesProps {
  states: Readonly<Record<string, { Component: ComponentType }>>;
  /** The least width of a column. */
  width: string;
}

function States({ states, width }: StatesProps) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`;
  return (
    <List sx={{ display: 'grid', gridTemplateColumns: columns, gap: 3 }}>
      {Object.entries(states).map(([name, { Component }]) => (
        <Box key={name} component="li" sx={{ listStyle: 'none' }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {name.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}
          </Typography>
          <Component />
        </Box>
      ))}
    </List>
  );
}

const meta = preview.meta({
  title: 'docs/All states',
  component: States,
  tags: ['!autodocs'],
  parameters: {
    chromatic: oneSize,
    // The same part is on the page several times.
    a11y: { config: { rules: [{ id: 'duplicate-id-aria', enabled: false }] } },
  },
  argTypes: { states: { control: false } },
});

export const Card = meta.story({
  args: {
    width: '19rem',
    states: {
      Discounted: Cards.Discounted,
      FullPrice: Cards.WithoutDiscount,
      PriceOnRequest: Cards.PriceOnRequest,
      SoldOut: Cards.SoldOut,
      Vehicles: Cards.Vehicles,
      WithoutPicture: Cards.WithoutPicture,
    },
  },
});

export const Price = meta.story({
  args: {
    width: '14rem',
    states: {
      FullPrice: Prices.FullPrice,
      Discounted: Prices.Discounted,
      OnRequest: Prices.OnRequest,
      Millions: Prices.Millions,
      OnDetail: Prices.OnDetail,
      MillionsOnDetail: Prices.MillionsOnDetail,
    },
  },
});

export const StockAndBadge = meta.story({
  args: {
    width: '9rem',
    states: {
      InStock: Stock.InStock,
      SoldOut: Stock.SoldOut,
      Discount: Discounts.Default,
      WholeDiscount: Discounts.Everything,
    },
  },
});

export const BrandTile = meta.story({
  args: {
    width: '14rem',
    states: {
      Default: BrandTiles.Default,
      LogoWithMargins: BrandTiles.LogoWithMargins,
      LongNameWithoutLogo: BrandTiles.LongNameWithoutLogo,
    },
  },
});

export const PanelRow = meta.story({
  args: {
    width: '100%',
    states: {
      Part: ProductRows.Default,
      FullPrice: ProductRows.WithoutDiscount,
      WithoutPicture: ProductRows.WithoutPicture,
      WithLink: ProductRows.WithLink,
      Refused: ProductRows.Refused,
      Brand: BrandRows.Default,
      Slide: SlideRows.Default,
      SlideWithoutPicture: SlideRows.BrokenPicture,
    },
  },
});

export const Buttons = meta.story({
  args: {
    width: '16rem',
    states: {
      Chat: ChatButtons.Default,
      ChatOnPart: ChatButtons.OtherWords,
      Call: CallButtons.Default,
      LargeCall: CallButtons.Large,
    },
  },
});

import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import { fontFaces } from '@/theme/fonts';

import { inTurkish } from './inTurkish.tsx';
import { networkType } from './network.ts';
import { shopDocs } from './ShopDocs.tsx';
import { typesAsWritten } from './typesAsWritten.ts';
import { viewports } from './viewports.ts';
import { motionType, withMotion } from './withMotion.tsx';
import { withPseudoStates } from './withPseudoStates.tsx';
import { withShop } from './withShop.tsx';
import { textSizeType, withTextSize } from './withTextSize.tsx';

// Screen readers and the browser's own messages speak the language of the document.
document.documentElement.lang = 'tr';

// A face with `font-display: optional` is drawn only if it is there by the first text.
const fontsLoaded = Promise.all(
  fontFaces.map(async ({ '@font-face': { fontFamily, src, fontWeight } }) => {
    const face = new FontFace(fontFamily, src, { weight: String(fontWeight) });
    document.fonts.add(await face.load());
  }),
);

// A busy machine may take a while to fetch what the shop fetches late.
configure({ asyncUtilTimeout: 5000 });

export default {
  tags: ['autodocs'],
  loaders: [async () => void (await fontsLoaded)],
  decorators: [withPseudoStates, withMotion, withTextSize, withShop, inTurkish],
  argTypesEnhancers: [typesAsWritten],
  globalTypes: { textSize: textSizeType, motion: motionType, network: networkType },
  initialGlobals: { textSize: '100', motion: 'system', network: 'live' },
  parameters: {
    a11y: { test: 'error' },
    docs: shopDocs,
    viewport: { options: viewports },
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: { phone: { viewport: 'phone' }, desktop: { viewport: 'desktop' } },
    },
    options: {
      storySort: {
        order: [
          'docs',
          [
            'Introduction',
            'Foundations',
            ['Colour', 'Type', 'Space and shape', 'Motion', 'Breakpoints', 'Icons'],
            'Wording',
            'Accessibility',
            'Adding a component',
          ],
          'components',
          [
            'shared',
            // Storybook shows a component that bears its folder's name in the folder's own place.
            'Header',
            'header',
            'hero',
            'categories',
            'products',
            'brands',
            'trust',
            'Footer',
            'footer',
            'overlays',
            'admin',
          ],
          'views',
          ['App'],
          'flows',
        ],
      },
    },
  },
} satisfies Preview;

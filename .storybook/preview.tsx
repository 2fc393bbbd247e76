import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { configure } from 'storybook/test';

import { fontFaces } from '@/theme/fonts';

import { viewports } from '../stories/fixtures/viewports';
import { fieldArgs, fieldControls, withFields } from './controls/objectFields.tsx';
import { tidyControls } from './controls/tidyControls.ts';
import { withMotion } from './decorators/withMotion.tsx';
import { withPseudoStates } from './decorators/withPseudoStates.tsx';
import { withShop } from './decorators/withShop.tsx';
import { withTextSize } from './decorators/withTextSize.tsx';
import { shopDocs } from './docs/ShopDocs.tsx';
import { typesAsWritten } from './docs/typesAsWritten.ts';
import { dispatchEventsInOneAct } from './eventsInOneAct.ts';
import { mountWithEffects } from './mountWithEffects.ts';
import { controlsType } from './toolbar/controls.ts';
import { motionType } from './toolbar/motion.ts';
import { networkType } from './toolbar/network.ts';
import { textSizeType } from './toolbar/textSize.ts';
import { waitForWindow } from './waitForWindow.ts';

// Screen readers and the browser's messages use the language of the document.
document.documentElement.lang = 'tr';

const fontFiles = import.meta.glob<string>('../src/theme/fonts/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
});

// The shop's page has the fonts in its own style (index.html). A font with `font-display: optional` is used only if it is
// loaded before the first text is drawn.
const fontsLoaded = Promise.all(
  fontFaces.map(async ({ family, weight, file }) => {
    const src = `url(${fontFiles[`../src/theme/fonts/${file}`]}) format('woff2')`;
    const face = new FontFace(family, src, { weight: String(weight) });
    document.fonts.add(await face.load());
  }),
);

// Lazy chunks may arrive late on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates()],
  tags: ['autodocs'],
  beforeAll: dispatchEventsInOneAct,
  mount: mountWithEffects,
  loaders: [async () => void (await fontsLoaded), waitForWindow],
  decorators: [withFields, withPseudoStates, withMotion, withTextSize, withShop],
  argTypesEnhancers: [typesAsWritten, fieldControls, tidyControls],
  argsEnhancers: [fieldArgs],
  globalTypes: {
    textSize: textSizeType,
    motion: motionType,
    network: networkType,
    controls: controlsType,
  },
  initialGlobals: { textSize: '100', motion: 'system', network: 'live', controls: 'closed' },
  parameters: {
    // Only violations make a story fail. Describing the elements that pass makes the check slower.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    // Docs pages are in English. Screen readers must still read the stories on them as Turkish.
    htmlLang: 'tr',
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
            'Gallery',
            'All states',
            'Foundations',
            ['Colour', 'Type', 'Space and shape', 'Motion', 'Breakpoints', 'Icons'],
            'Wording',
            'Accessibility',
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
          ],
          'views',
          'panel',
          ['components', 'views'],
          ['App'],
          'flows',
        ],
      },
    },
  },
});

import { NavBar } from '@/components/header/NavBar';

import preview from '../../../.storybook/preview';
import { manyCategories, ofOwnShop } from '../../fixtures/ownShop';
import { wideOnly } from '../../fixtures/photographs';

/** The main menu of wide windows. */
const meta = preview.meta({
  component: NavBar,
  parameters: { layout: 'fullscreen', chromatic: wideOnly },
});

export const Default = meta.story({ name: 'Menü' });

/** The six fullest categories stand between the first and the last entry. */
export const OwnCategories = meta.story({ decorators: [ofOwnShop(manyCategories)] });

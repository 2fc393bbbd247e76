import { NavBar } from '@/components/header/NavBar';

import preview from '../../../.storybook/preview';
import { wideOnly } from '../../fixtures/photographs';

const meta = preview.meta({
  component: NavBar,
  parameters: { layout: 'fullscreen', chromatic: wideOnly },
});

export const Default = meta.story();

/** Only the Tab key makes a difference: the entries lead nowhere. */
export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: wideOnly,
    pseudo: { hover: 'li:nth-of-type(2) a', focusVisible: 'li:nth-of-type(4) a' },
  },
});

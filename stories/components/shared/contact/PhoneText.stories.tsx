import { PhoneText } from '@/components/shared/contact/PhoneText';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { phone } from '../../../fixtures/viewports';

/** The photographs are those of TopBar and WelcomeModal. */
const meta = preview.meta({
  component: PhoneText,
  parameters: { chromatic: noPhotograph, layout: 'centered' },
  args: { phone: '0312 354 00 00 / 0532 000 00 00' },
});

export const TwoNumbers = meta.story();

export const TwoNumbersOnPhone = meta.story({ globals: phone });

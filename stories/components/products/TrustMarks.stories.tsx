import { TrustMarks } from '@/components/products/TrustMarks';

import preview from '../../../.storybook/preview';

/** What every part comes with: three promises in one line. */
const meta = preview.meta({ component: TrustMarks });

export const Default = meta.story();

import { TrustMarks } from '@/components/products/TrustMarks';

import preview from '../../../.storybook/preview';

const meta = preview.meta({ component: TrustMarks });

export const Default = meta.story();

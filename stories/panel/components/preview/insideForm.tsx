import type { Decorator } from '@storybook/react-vite';

import { BesidePreview } from '@/panel/components/form/BesidePreview';

const decorator: Decorator = (Story) => <BesidePreview preview={<Story />}>{null}</BesidePreview>;

/** Hidden from screen readers, as it is beside a form: an empty form has headings and buttons without words. */
export const insideForm = { decorators: [decorator] };

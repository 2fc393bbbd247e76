import type { Decorator } from '@storybook/react-vite';

const decorator: Decorator = (Story) => (
  <div aria-hidden="true" inert>
    <Story />
  </div>
);

/** Hidden from screen readers, as it is beside a form: an empty form has headings and buttons without words. */
export const insideForm = { decorators: [decorator] };

import type { Preview } from '@storybook/react-vite';

/** An item of the toolbar. */
export type GlobalType = NonNullable<Preview['globalTypes']>[string];

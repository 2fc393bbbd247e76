import type { Preview } from '@storybook/react-vite';

/** One menu of the toolbar. */
export type GlobalType = NonNullable<Preview['globalTypes']>[string];

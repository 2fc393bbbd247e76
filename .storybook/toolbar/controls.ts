import type { GlobalType } from './globalType.ts';

/** What the shop's switch `openControls` does (D22), for views and pages. */
export const controlsType = {
  description: 'Search, menus, tiles and the list of parts: closed, or open',
  toolbar: {
    icon: 'lock',
    title: 'Controls',
    dynamicTitle: true,
    items: [
      { type: 'reset', value: 'closed', title: 'Controls closed' },
      { value: 'open', title: 'Controls open', icon: 'unlock' },
    ],
  },
} satisfies GlobalType;

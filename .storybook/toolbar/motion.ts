import type { GlobalType } from './globalType.ts';

/** The setting of the visitor's operating system. */
export const motionType = {
  description: 'Motion: as your system is set, or reduced',
  toolbar: {
    icon: 'fastforward',
    title: 'Motion',
    dynamicTitle: true,
    items: [
      { type: 'reset', value: 'system', title: 'Motion as in your system' },
      { value: 'reduce', title: 'Reduced motion', icon: 'stopalt' },
    ],
  },
} satisfies GlobalType;

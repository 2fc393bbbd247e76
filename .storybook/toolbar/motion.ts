import type { GlobalType } from './globalType.ts';

/** The setting of the visitor's operating system. */
export const motionType = {
  description: 'Reduced motion: your system setting, or always',
  toolbar: {
    icon: 'fastforward',
    title: 'Motion',
    dynamicTitle: true,
    items: [
      { value: 'system', title: 'Motion as in your system', icon: 'play' },
      { value: 'reduce', title: 'Reduced motion', icon: 'stopalt' },
    ],
  },
} satisfies GlobalType;

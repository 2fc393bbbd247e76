import type { GlobalType } from './globalType.ts';

/** The browser's text size. Every size in rem depends on it. */
export const textSizeType = {
  description: 'Text size of the browser, in percent',
  toolbar: {
    icon: 'type',
    title: 'Text size',
    dynamicTitle: true,
    items: [
      { type: 'reset', value: '100', title: 'Text 100 %' },
      { value: '130', title: 'Text 130 %' },
      { value: '200', title: 'Text 200 %' },
    ],
  },
} satisfies GlobalType;

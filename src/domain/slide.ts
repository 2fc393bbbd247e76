import type { Dated, ValuesIn } from './fields/field';

export const DEFAULT_BUTTON_COLOR = 'bg-red-600 hover:bg-red-700';

export const SLIDE_FIELDS = {
  title: { kind: 'text', most: 200, need: 'essential' },
  subtitle: { kind: 'text', most: 300, need: 'required' },
  description: { kind: 'text', most: 1000, need: 'required', hasLines: true },
  image: { kind: 'picture', need: 'required' },
  buttonText: { kind: 'text', most: 60, need: 'required' },
  /** A style class string such as `bg-red-600 hover:bg-red-700` (D10). */
  buttonColor: {
    kind: 'text',
    most: 120,
    need: 'required',
    pattern: /^[\w :/.#%-]{1,120}$/,
    fallback: DEFAULT_BUTTON_COLOR,
  },
} as const;

export type Slide = Dated & ValuesIn<typeof SLIDE_FIELDS>;

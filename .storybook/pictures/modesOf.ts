import type { viewports } from '../viewports.ts';

type Mode = keyof typeof viewports;

/** What a story says in `parameters.chromatic`: read by Chromatic and by our own pictures alike. */
export interface PictureParameters {
  disableSnapshot?: boolean;
  forcedColors?: 'active' | 'none';
  modes?: Partial<Record<Mode, { disable?: boolean }>>;
}

/** The windows in which a story is photographed. */
export function modesOf({ disableSnapshot = false, modes = {} }: PictureParameters): Mode[] {
  if (disableSnapshot) return [];
  return (['desktop', 'phone'] as const).filter((mode) => modes[mode]?.disable !== true);
}

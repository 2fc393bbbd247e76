import type { viewports } from '../viewports.ts';

type Viewport = keyof typeof viewports;

/** What a story says in `parameters.chromatic`: read by Chromatic and by our own pictures alike. */
export interface PictureParameters {
  /** Milliseconds between the story's end and its picture. */
  delay?: number;
  disableSnapshot?: boolean;
  forcedColors?: 'active' | 'none';
  /** Named like their viewports. */
  modes?: Partial<Record<Viewport, { disable?: boolean }>>;
}

/** The windows in which a story is photographed. */
export function modesOf({ disableSnapshot = false, modes = {} }: PictureParameters): Viewport[] {
  if (disableSnapshot) return [];
  const wanted = Object.entries(modes).filter(([, { disable }]) => disable !== true);
  return wanted.map(([mode]) => mode as Viewport);
}

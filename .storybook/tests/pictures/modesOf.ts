import type { viewports } from '../../../stories/fixtures/viewports';

type Viewport = keyof typeof viewports;

/** `parameters.chromatic` of a story. Chromatic and our own pictures both read it. */
export interface PictureParameters {
  /** Milliseconds between the end of the play function and the picture. */
  delay?: number;
  disableSnapshot?: boolean;
  forcedColors?: 'active' | 'none';
  /** Keys are names of viewports. */
  modes?: Partial<Record<Viewport, { disable?: boolean }>>;
}

/** The viewports in which a story is photographed. */
export function modesOf({ disableSnapshot = false, modes = {} }: PictureParameters): Viewport[] {
  if (disableSnapshot) return [];
  const wanted = Object.entries(modes).filter(([, { disable }]) => disable !== true);
  return wanted.map(([mode]) => mode as Viewport);
}

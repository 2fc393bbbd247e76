/** The visitor's place on a screen. `hooks/useScreenPlace.ts` changes it in place, because scrolling draws nothing. */
export interface ScreenPlace {
  scrollY: number;
  focused?: Element | null;
}

/** A mistake as a developer makes it, planted in one place to see which test notices. */
export interface Fault {
  title: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** What should notice: a Vitest project, or `e2e` for Playwright, and files of it. */
  tests: readonly `${'unit' | 'stories' | 'backend' | 'e2e'} ${string}`[];
}

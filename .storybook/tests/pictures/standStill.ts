import { wait } from './wait.ts';

/** The browser's choice from `srcset` depends on its cache. Pictures always show the widest copy. */
function chooseWidestCopies(): void {
  for (const chooser of document.querySelectorAll<HTMLImageElement>('[srcset]')) {
    const widest = chooser.srcset.split(',').at(-1) ?? '';
    chooser.srcset = widest.trim().split(' ')[0] ?? '';
  }
}

/** The browser draws its own message at an invalid field that has the focus, in its own language. */
function hideValidationBubble(): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.matches(':user-invalid')) field.blur();
}

async function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** Waits for React's work, which may come later than the next frame on a busy machine. */
async function idle(): Promise<void> {
  await scheduler.postTask(() => {}, { priority: 'background' });
}

/** MUI measures the line below the current tab 166 ms after the window has changed its size. */
export async function tabsMeasured(): Promise<void> {
  if (document.querySelector('[role=tablist]') !== null) await wait(250);
}

/** Waits until pictures and fonts are loaded and the layout no longer changes. */
export async function standStill(): Promise<void> {
  chooseWidestCopies();
  hideValidationBubble();
  for (const image of document.images) image.loading = 'eager';
  // A broken picture is a valid state, so errors are ignored.
  await Promise.allSettled([...document.images].map(async (image) => image.decode()));
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
  await idle();
}

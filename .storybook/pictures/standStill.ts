import { wait } from './wait.ts';

/** Which copy of a picture the browser takes depends on what it has already: every photograph shows the widest. */
function showWidestCopies(): void {
  for (const chooser of document.querySelectorAll<HTMLImageElement>('[srcset]')) {
    const widest = chooser.srcset.split(',').at(-1) ?? '';
    chooser.srcset = widest.trim().split(' ')[0] ?? '';
  }
}

/** What the browser says of a field that must be filled in is drawn by the browser, in its own language and look. */
function hideBrowsersWords(): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.matches(':user-invalid')) field.blur();
}

async function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** On a busy machine frames may overtake what React has still to draw: this waits until its turn has come. */
async function allDone(): Promise<void> {
  await scheduler.postTask(() => {}, { priority: 'background' });
}

/** MUI measures the mark under the current tab a sixth of a second after the window has changed its size. */
async function tabsMeasured(): Promise<void> {
  if (document.querySelector('[role=tablist]') !== null) await wait(250);
}

/** Waits until nothing on the page has reason to change: pictures and fonts are there, the layout is done. */
export async function standStill(): Promise<void> {
  showWidestCopies();
  hideBrowsersWords();
  for (const image of document.images) image.loading = 'eager';
  // A broken picture is a state of its own, and has been drawn as one.
  await Promise.allSettled([...document.images].map(async (image) => image.decode()));
  await document.fonts.ready;
  await tabsMeasured();
  await nextFrame();
  await nextFrame();
  await allDone();
}

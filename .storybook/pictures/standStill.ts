/** Which copy of a picture the browser takes depends on what it has already: every photograph shows the widest. */
function showWidestCopies(): void {
  for (const chooser of document.querySelectorAll<HTMLImageElement>('[srcset]')) {
    const widest = chooser.srcset.split(',').at(-1) ?? '';
    chooser.srcset = widest.trim().split(' ')[0] ?? '';
  }
}

async function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** Waits until nothing on the page has reason to change: pictures and fonts are there, the layout is done. */
export async function standStill(): Promise<void> {
  showWidestCopies();
  for (const image of document.images) image.loading = 'eager';
  // A broken picture is a state of its own, and has been drawn as one.
  await Promise.allSettled([...document.images].map(async (image) => image.decode()));
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}

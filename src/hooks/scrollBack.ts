/** As soon as the page is high enough, for some seconds: it is drawn part by part. */
export function scrollBack(top: number, frames = 300): void {
  if (document.documentElement.scrollHeight >= top + window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
  } else if (frames > 0) requestAnimationFrame(() => scrollBack(top, frames - 1));
}

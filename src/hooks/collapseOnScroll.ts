/**
 * A ref for the header of narrow windows, which sticks to the window. As far as the visitor scrolls down, its parts with
 * `data-collapses` move out of the window; as far as he scrolls up, they come back. Writes only two custom properties for
 * transforms, so the page never moves: `--away`, how far the header is up, and `--stay`, how much of that its row is not.
 */
export function collapseOnScroll(header: HTMLElement) {
  const [bar, search] = header.querySelectorAll<HTMLElement>('[data-collapses]');
  let last = 0;
  let away = 0;
  const follow = () => {
    const above = bar?.offsetHeight ?? 0;
    const most = above + (search?.offsetHeight ?? 0);
    away = Math.max(0, Math.min(away + window.scrollY - last, most, window.scrollY));
    last = window.scrollY;
    header.style.setProperty('--away', `${-away}px`);
    header.style.setProperty('--stay', `${Math.max(0, away - above)}px`);
  };
  window.addEventListener('scroll', follow);
  return () => window.removeEventListener('scroll', follow);
}

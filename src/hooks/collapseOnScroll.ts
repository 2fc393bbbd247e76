/**
 * Scrolling down moves `data-collapses` parts out of the window, up brings them back; only transforms change. In wide windows,
 * which show the menu below it, the whole header gives way, and the first part stays away.
 */
export function collapseOnScroll(header: HTMLElement) {
  const [bar, search] = header.querySelectorAll<HTMLElement>('[data-collapses]');
  let last = 0;
  let away = 0;
  const follow = () => {
    const above = bar?.offsetHeight ?? 0;
    const menu = header.nextElementSibling;
    const isWide = menu instanceof HTMLElement && menu.offsetHeight > 0;
    const most = isWide ? header.offsetHeight : above + (search?.offsetHeight ?? 0);
    away = Math.max(isWide ? above : 0, Math.min(away + window.scrollY - last, most));
    away = Math.min(away, window.scrollY);
    last = window.scrollY;
    header.style.setProperty('--away', `${-away}px`);
    header.style.setProperty('--stay', `${Math.max(0, away - above)}px`);
  };
  window.addEventListener('scroll', follow);
  return () => window.removeEventListener('scroll', follow);
}

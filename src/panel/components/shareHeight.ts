/** As a `ref`: what stays below the element at the window's upper edge knows where to stay. */
export function shareHeight(element: HTMLElement | null) {
  if (element === null) return undefined;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--state-line-height', `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => observer.disconnect();
}

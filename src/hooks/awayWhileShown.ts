/**
 * A ref for what says the same as the element with this id: it has `data-away` while that one is in the window, and loses it
 * when that one scrolls out, is hidden or removed.
 */
export function awayWhileShown(id: string) {
  return (element: HTMLDivElement) => {
    const observer = new IntersectionObserver((entries) => {
      element.toggleAttribute('data-away', entries.at(-1)?.isIntersecting);
    });
    const other = document.querySelector(`#${id}`);
    if (other) observer.observe(other);
    return () => observer.disconnect();
  };
}

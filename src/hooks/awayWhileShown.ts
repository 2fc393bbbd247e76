/** A ref: its element has `data-away` while the element with this id is in the window. */
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

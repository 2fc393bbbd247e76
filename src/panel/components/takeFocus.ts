/** A `ref`: the element has the focus when it is drawn. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

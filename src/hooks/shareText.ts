/** `offered`: the browser's own menu has been shown. `refused`: the page may not even copy. */
export type SharedBy = 'offered' | 'copied' | 'refused';

/** Offers the text in the browser's share menu, or copies it where there is none. Never rejects. */
export async function shareText(title: string, text: string): Promise<SharedBy> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text });
      return 'offered';
    } catch (error) {
      // The visitor has closed the menu.
      if (error instanceof DOMException && error.name === 'AbortError') return 'offered';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

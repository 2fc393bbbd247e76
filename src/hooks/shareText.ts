/** What is to be said: nothing after the browser's own menu, and the text itself where the page may not even copy. */
type Shared = 'copied' | { text: string } | undefined;

/** Copies the text where the browser has no share menu. Never rejects. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text });
      return undefined;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  return (await copyText(text)) ? 'copied' : { text };
}

/** False where the page may not copy. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The address of what is shown: with open controls that of the open part, else the shop's. Undefined: the build knows none. */
export function canonicalAddress(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
}

/** Whether a page of another site shows this one in a frame. */
export function isInFrameOfOtherSite(): boolean {
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    // The browser tells nothing about pages of other sites.
    return true;
  }
}

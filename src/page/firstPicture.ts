import { picturePreloads } from '@/domain/pictures/pictureCopies';

/**
 * Fetches the picture of the first sample slide, unless the browser's copy (`copyKey`) may have other slides. Runs
 * before the app's bundle has arrived, on the page of a shop without a backend.
 */
export function preloadSamplePicture(address: string, copyKey: string): void {
  try {
    if (localStorage.getItem(copyKey) !== null) return;
  } catch {
    // The browser gives no storage, so the shop will show the samples.
  }
  preloadPicture(address);
}

export function preloadPicture(address: string): void {
  for (const properties of picturePreloads(address)) {
    document.head.append(Object.assign(document.createElement('link'), properties));
  }
}

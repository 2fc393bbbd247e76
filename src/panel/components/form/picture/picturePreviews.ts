import { createContext, useContext } from 'react';

/** By an uploaded photograph's address: an address that this browser can show before the upload (D20). */
export const PicturePreviews = createContext<ReadonlyMap<string, string>>(new Map());

export function usePreviewOf(address: string): string {
  return useContext(PicturePreviews).get(address) ?? address;
}

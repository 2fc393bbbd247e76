import { createContext, useContext } from 'react';

/** Photographs of this page that have not arrived yet: the address that the browser has now, by the later one (D20). */
export const PicturePreviews = createContext<ReadonlyMap<string, string>>(new Map());

export function usePreviewOf(address: string): string {
  return useContext(PicturePreviews).get(address) ?? address;
}

import { createContext, type ReactNode, useContext } from 'react';

export interface PhotoSlotProps {
  address: string;
  /** `product` where it is not given. */
  kind?: 'product' | 'logo' | 'slide' | undefined;
  onChange: (address: string) => void;
}

interface Pictures {
  /** By an uploaded photograph's address: an address that this browser can show before the upload (D20). */
  previews: ReadonlyMap<string, string>;
  /** Draws the buttons that choose a photograph. */
  renderPhoto?: (slot: PhotoSlotProps) => ReactNode;
}

export const PictureContext = createContext<Pictures>({ previews: new Map() });

export function usePreviewOf(address: string): string {
  return useContext(PictureContext).previews.get(address) ?? address;
}

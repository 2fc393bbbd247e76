import { createContext, type ReactNode, useContext } from 'react';

import type { PictureUse } from '@/panel/domain/pictures/ownersPicture';

export interface PhotoSlotProps {
  /** The address. */
  value: string;
  /** `product` where it is not given. */
  kind?: PictureUse | undefined;
  onChange: (value: string) => void;
}

interface Pictures {
  /** What this browser can show before the upload, by the address that the photograph will have (D20). */
  previews: ReadonlyMap<string, string>;
  /** Draws the buttons that choose a photograph. */
  renderPhoto?: (slot: PhotoSlotProps) => ReactNode;
}

export const PictureContext = createContext<Pictures>({ previews: new Map() });

export function usePreviewOf(address: string): string {
  return useContext(PictureContext).previews.get(address) ?? address;
}

import { createContext, type ReactNode, useContext } from 'react';

import type { Product } from '@/domain/product';

type Press = () => void;

/** What the controls of D1 do in a shop with open controls (D22). */
export interface ControlActions {
  menu: (label: string) => Press | undefined;
  category: (name: string) => Press;
  brand: (name: string) => Press;
  allProducts: Press;
  /** Whether the shop is open now (D22). */
  openNow?: ReactNode;
  /** Draws `Sepete Ekle` (D31). */
  addToEnquiry: (product: Product, place: 'card' | 'detail') => ReactNode;
}

export const ControlActionsContext = createContext<ControlActions | undefined>(undefined);

/** The menu entry that leads to what is shown. */
export const CurrentEntryContext = createContext<string | undefined>(undefined);

/** Undefined: the controls do nothing (D1). */
export const useControlActions = () => useContext(ControlActionsContext);

import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

import type { Product } from '@/domain/product';

/** The props of what leads to another view. With `href` it is a link, which a plain press follows without loading the page. */
export interface ControlLink {
  href?: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** What the controls of D1 do in a shop with open controls (D22). */
export interface ControlActions {
  menu: (label: string) => ControlLink | undefined;
  category: (name: string) => ControlLink;
  brand: (name: string) => ControlLink;
  allProducts: ControlLink;
  product: (product: Product, onSelect: (product: Product) => void) => ControlLink;
  /** Whether the shop is open now (D22). */
  openNow?: ReactNode;
  /** Draws `Sepete Ekle` (D31). */
  addToEnquiry: (product: Product, place: 'card' | 'detail') => ReactNode;
  /** Says where a part seems to fit the visitor's car (D51). */
  carFit?: (product: Product) => ReactNode;
}

export const ControlActionsContext = createContext<ControlActions | undefined>(undefined);

/** The menu entry that leads to what is shown. */
export const CurrentEntryContext = createContext<string | undefined>(undefined);

/** Undefined: the controls do nothing (D1). */
export const useControlActions = () => useContext(ControlActionsContext);

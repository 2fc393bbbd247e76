import { createContext, type ReactNode, use, ViewTransition } from 'react';

/** True where elements move between storefront and detail: false under reduced motion. */
export const SharedElementContext = createContext(false);

export interface SharedElementProps {
  element: 'picture' | 'discount';
  productId: number;
  children: ReactNode;
}

/** A part of the card that moves to its place in the detail, and back, in browsers with View Transitions. */
export function SharedElement({ element, productId, children }: SharedElementProps) {
  if (!use(SharedElementContext)) return children;
  return (
    <ViewTransition name={`${element}-${productId}`} default="none" share="shared-element">
      {children}
    </ViewTransition>
  );
}

import { createContext, type ReactNode, use, ViewTransition } from 'react';

/** True where elements move between storefront and detail: false under reduced motion. */
export const SharedElementContext = createContext(false);

export interface SharedElementProps {
  productId: number;
  children: ReactNode;
}

/** A card's picture with its badge, which moves to its place in the detail, and back, in browsers with View Transitions. */
export function SharedElement({ productId, children }: SharedElementProps) {
  if (!use(SharedElementContext)) return children;
  return (
    <ViewTransition name={`picture-${productId}`} default="none" share="shared-element">
      {children}
    </ViewTransition>
  );
}

import { createContext, type ReactNode, use, ViewTransition } from 'react';

/** True where elements move between storefront and detail: false under reduced motion. */
export const OpeningContext = createContext(false);

export interface OpeningElementProps {
  element: 'picture' | 'discount';
  productId: number;
  children: ReactNode;
}

/** Moves to its place in the detail, and back, in browsers with View Transitions. */
export function OpeningElement({ element, productId, children }: OpeningElementProps) {
  if (!use(OpeningContext)) return children;
  return (
    <ViewTransition name={`${element}-${productId}`} default="none" share="opening">
      {children}
    </ViewTransition>
  );
}

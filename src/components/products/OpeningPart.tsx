import { createContext, type ReactNode, use, ViewTransition } from 'react';

/** True where elements move between storefront and detail: false under reduced motion. */
export const OpeningContext = createContext(false);

const NAMES = { picture: 'picture', discount: 'discount' } as const;

export interface OpeningPartProps {
  part: keyof typeof NAMES;
  productId: number;
  children: ReactNode;
}

/** Moves to its place in the detail, and back, in browsers with View Transitions. */
export function OpeningPart({ part, productId, children }: OpeningPartProps) {
  if (!use(OpeningContext)) return children;
  return (
    <ViewTransition name={`${NAMES[part]}-${productId}`} default="none" share="opening">
      {children}
    </ViewTransition>
  );
}

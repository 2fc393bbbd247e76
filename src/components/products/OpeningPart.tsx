import { createContext, type ReactNode, use, ViewTransition } from 'react';

/** True in the storefront and the detail, unless the visitor wants less motion: elements move between these two. */
export const OpeningContext = /* @__PURE__ */ createContext(false);

const NAMES = { picture: 'parca', discount: 'indirim' } as const;

export interface OpeningPartProps {
  part: keyof typeof NAMES;
  productId: number;
  /** One element. */
  children: ReactNode;
}

/** An element of a card that moves to its place in the detail, and back, in browsers with View Transitions. */
export function OpeningPart({ part, productId, children }: OpeningPartProps) {
  if (!use(OpeningContext)) return children;
  return (
    <ViewTransition name={`${NAMES[part]}-${productId}`} default="none" share="opening">
      {children}
    </ViewTransition>
  );
}

import { createContext, type ReactNode, use, ViewTransition } from 'react';

/** True in the storefront and the detail, unless the visitor wants less motion: elements move between these two. */
export const OpeningContext = /* @__PURE__ */ createContext(false);

export interface OpeningPartProps {
  /** The same in the card and in the detail. */
  name: string;
  /** One element. */
  children: ReactNode;
}

/** An element of a card that moves to its place in the detail, and back, in browsers with View Transitions. */
export function OpeningPart({ name, children }: OpeningPartProps) {
  if (!use(OpeningContext)) return children;
  return (
    <ViewTransition name={name} default="none" share="opening">
      {children}
    </ViewTransition>
  );
}

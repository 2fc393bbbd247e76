import { createContext, type ReactNode, use, ViewTransition } from 'react';

/** True where a part opens from its card and goes back to it: the storefront and the detail, unless motion is reduced. */
export const OpeningContext = /* @__PURE__ */ createContext(false);

export interface OpeningPartProps {
  /** The same in the card and in the detail. */
  name: string;
  /** One element. */
  children: ReactNode;
}

/** Of a card: moves to where the detail shows it, and back, in browsers that can (View Transitions). */
export function OpeningPart({ name, children }: OpeningPartProps) {
  if (!use(OpeningContext)) return children;
  return (
    <ViewTransition name={name} default="none" share="opening">
      {children}
    </ViewTransition>
  );
}

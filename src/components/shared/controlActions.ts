import { createContext, useContext } from 'react';

type Press = () => void;

/**
 * What the controls of D1 do where they are open (D22). A context and not props, because they are spread over the page,
 * and because a shop without open controls then contains nothing of it.
 */
export interface ControlActions {
  /** Undefined for an entry without a function. */
  menu: (label: string) => Press | undefined;
  category: (name: string) => Press;
  brand: (name: string) => Press;
  allProducts: Press;
}

export const ControlActionsContext = /* @__PURE__ */ createContext<ControlActions | undefined>(
  undefined,
);

const useProvided = () => useContext(ControlActionsContext);
const useNone = () => undefined;

/** Undefined: the controls do nothing. */
export const useControlActions: () => ControlActions | undefined = OPEN_CONTROLS
  ? useProvided
  : useNone;

import { createContext, useContext } from 'react';

type Press = () => void;

/** A context, so that a build with closed controls contains nothing of it (D22). */
export interface ControlActions {
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

/** Undefined: the controls do nothing (D1). */
export const useControlActions: () => ControlActions | undefined = OPEN_CONTROLS
  ? useProvided
  : useNone;

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { currentEntryAtom } from '@/atoms/search/aroundProduct';
import {
  type ControlActions,
  ControlActionsContext,
  CurrentEntryContext,
} from '@/components/shared/controlActions';

export interface ControlsProviderProps {
  actions: ControlActions;
  children: ReactNode;
}

export function ControlsProvider({ actions, children }: ControlsProviderProps) {
  return (
    <ControlActionsContext value={actions}>
      <CurrentEntryContext value={useAtomValue(currentEntryAtom)}>{children}</CurrentEntryContext>
    </ControlActionsContext>
  );
}

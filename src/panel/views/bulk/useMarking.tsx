import { useSetAtom } from 'jotai';
import { type ComponentType, useCallback, useMemo, useState } from 'react';

import { closeFormAtom } from '@/atoms/admin';
import { forgetRemovedAtom } from '@/panel/atoms/catalogActions';
import { MarkButton } from '@/panel/components/products/MarkButton';

import type { MarkingViewProps } from './MarkingView';

/** The code for marked products is fetched when the owner begins to mark. */
export function useMarking() {
  const closeForm = useSetAtom(closeFormAtom);
  const forgetRemoved = useSetAtom(forgetRemovedAtom);
  const [View, setView] = useState<ComponentType<MarkingViewProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);

  const begin = useCallback(async () => {
    try {
      const { MarkingView } = await import('./MarkingView');
      closeForm();
      forgetRemoved();
      setView(() => MarkingView);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [closeForm, forgetRemoved]);

  function leave() {
    setView(undefined);
    setWasLeft(true);
  }

  return {
    view: View === undefined ? undefined : <View onLeave={leave} />,
    button: useMemo(
      () => <MarkButton hasFailed={hasFailed} takesFocus={wasLeft} onClick={begin} />,
      [hasFailed, wasLeft, begin],
    ),
  };
}

import { useSetAtom } from 'jotai';
import { useCallback, useMemo, useState } from 'react';

import { closeFormAtom } from '@/atoms/admin';
import { forgetRemovedAtom } from '@/panel/atoms/catalogActions';
import { MarkButton } from '@/panel/components/products/MarkButton';

import { MarkingView } from './MarkingView';

export function useMarking() {
  const closeForm = useSetAtom(closeFormAtom);
  const forgetRemoved = useSetAtom(forgetRemovedAtom);
  const [isMarking, setIsMarking] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);

  const begin = useCallback(() => {
    closeForm();
    forgetRemoved();
    setIsMarking(true);
  }, [closeForm, forgetRemoved]);

  function leave() {
    setIsMarking(false);
    setWasLeft(true);
  }

  return {
    view: isMarking ? <MarkingView onLeave={leave} /> : undefined,
    button: useMemo(() => <MarkButton takesFocus={wasLeft} onClick={begin} />, [wasLeft, begin]),
  };
}

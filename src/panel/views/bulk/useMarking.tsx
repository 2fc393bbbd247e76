import { useSetAtom } from 'jotai';
import { useCallback, useMemo, useState } from 'react';

import { closeFormAtom } from '@/atoms/admin';
import { hideUndoAtom } from '@/panel/atoms/catalogActions';
import { MarkButton } from '@/panel/components/products/MarkButton';

import { MarkingView } from './MarkingView';

export function useMarking() {
  const closeForm = useSetAtom(closeFormAtom);
  const hideUndo = useSetAtom(hideUndoAtom);
  const [isMarking, setIsMarking] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);

  const begin = useCallback(() => {
    closeForm();
    hideUndo();
    setIsMarking(true);
  }, [closeForm, hideUndo]);

  function leave() {
    setIsMarking(false);
    setWasLeft(true);
  }

  return {
    view: isMarking ? <MarkingView onLeave={leave} /> : undefined,
    button: useMemo(() => <MarkButton takesFocus={wasLeft} onClick={begin} />, [wasLeft, begin]),
  };
}

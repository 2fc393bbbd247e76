import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { closeFormAtom } from '@/atoms/admin';
import { hideUndoAtom } from '@/panel/atoms/catalogActions';
import { MarkButton } from '@/panel/components/products/MarkButton';

import { MarkingView } from './MarkingView';

export function useMarking() {
  const closeForm = useSetAtom(closeFormAtom);
  const hideUndo = useSetAtom(hideUndoAtom);
  const [isMarking, setIsMarking] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);

  function begin() {
    closeForm();
    hideUndo();
    setIsMarking(true);
  }

  function leave() {
    setIsMarking(false);
    setWasLeft(true);
  }

  return {
    view: isMarking ? <MarkingView onLeave={leave} /> : undefined,
    button: <MarkButton takesFocus={wasLeft} onClick={begin} />,
  };
}

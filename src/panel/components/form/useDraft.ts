import { type ReactNode, useState } from 'react';

import type { RenderPhoto } from '@/panel/components/form/picture/PictureField';

export interface DraftProps<Draft> {
  initial: Draft;
  onDraft?: (draft: Draft) => void;
  onSave: (draft: Draft) => void;
  renderPreview?: ((draft: Draft) => ReactNode) | undefined;
  /** Given when `initial` was typed before and not saved: drops it. */
  onDiscard?: (() => void) | undefined;
}

export interface ItemFormProps<Draft> extends DraftProps<Draft> {
  title: string;
  renderPhoto?: RenderPhoto | undefined;
  /** Drops the draft. */
  onCancel: () => void;
  /** Keeps the draft. */
  onLeave: () => void;
}

export function useDraft<Draft extends object>({ initial, onDraft }: DraftProps<Draft>) {
  const [draft, setDraft] = useState(initial);

  function change(changed: Partial<Draft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    onDraft?.(next);
  }

  return { draft, change };
}

import { useStore } from 'jotai';
import { type ComponentType, useState } from 'react';

import { ListButtons } from '@/components/admin/lists/ListButtons';
import { downloadText } from '@/views/admin/downloadText';

import type { ListPromptProps } from './ListPrompt';

interface Opened {
  Prompt: ComponentType<ListPromptProps>;
  file: File;
}

/** The code behind both buttons is fetched when one is pressed. */
export function ListsView() {
  const store = useStore();
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setHasFailed] = useState(false);

  async function handleChoose(file: File) {
    try {
      const { ListPrompt } = await import('./ListPrompt');
      setOpened({ Prompt: ListPrompt, file });
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  async function handleWrite() {
    try {
      const { writeListAtom } = await import('@/atoms/lists');
      downloadText(store.set(writeListAtom, new Date()));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      <ListButtons hasFailed={hasFailed} onChoose={handleChoose} onWrite={handleWrite} />
      {opened === undefined ? null : (
        <opened.Prompt file={opened.file} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

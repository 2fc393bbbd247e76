import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';

import { uploadsPicturesAtom } from '@/atoms/session';
import { UnusedButton } from '@/components/admin/photographs/UnusedButton';

const UnusedPrompt = lazy(async () => {
  const { UnusedPrompt: Prompt } = await import('./UnusedPrompt');
  return { default: Prompt };
});

/** Photographs are rarely removed, so the code of the dialog is fetched when the button is pressed. */
export function UnusedView() {
  const [isOpen, setIsOpen] = useState(false);
  if (!useAtomValue(uploadsPicturesAtom)) return null;
  return (
    <>
      <UnusedButton onClick={() => setIsOpen(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <UnusedPrompt onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

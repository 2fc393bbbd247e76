import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';

import { uploadsPicturesAtom } from '@/panel/atoms/session';
import { UnusedPhotosButton } from '@/panel/components/photographs/UnusedPhotosButton';

const UnusedPhotosPrompt = lazy(async () => {
  const { UnusedPhotosPrompt: Prompt } = await import('./UnusedPhotosPrompt');
  return { default: Prompt };
});

/** Photographs are rarely removed, so the code of the dialog is fetched when the button is pressed. */
export function UnusedPhotosView() {
  const [isOpen, setIsOpen] = useState(false);
  if (!useAtomValue(uploadsPicturesAtom)) return null;
  return (
    <>
      <UnusedPhotosButton onClick={() => setIsOpen(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <UnusedPhotosPrompt onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

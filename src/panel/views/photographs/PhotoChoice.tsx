import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAtomValue, useSetAtom } from 'jotai';
import { type PropsWithChildren, useEffect, useMemo, useRef, useState } from 'react';

import { picturePreviewsAtom } from '@/atoms/picturePreviews';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { openFormAtom } from '@/panel/atoms/openForm';
import { addPhotoDraftsAtom } from '@/panel/atoms/photoDrafts';
import { addPhotographAtom, openPicturesAtom } from '@/panel/atoms/photographs';
import { FileButton } from '@/panel/components/FileButton';
import { ACCEPTED_PICTURES, PhotoPicker } from '@/panel/components/form/picture/PhotoPicker';
import {
  PictureContext,
  type PhotoSlotProps,
} from '@/panel/components/form/picture/picturePreviews';
import { noPhotographs, photoDraftWords } from '@/panel/content/photographs';
import type { PictureProblem } from '@/panel/domain/pictures/ownersPicture';

/** Gives forms, rows and previews below it the owner's photographs. The panel has one. */
export function PictureProvider({ children }: PropsWithChildren) {
  const previews = useAtomValue(picturePreviewsAtom);
  const pictures = useMemo(() => ({ previews, renderPhoto }), [previews]);
  return <PictureContext value={pictures}>{children}</PictureContext>;
}

function renderPhoto(slot: PhotoSlotProps) {
  return (
    <ErrorBoundary>
      <PhotoChoice {...slot} />
    </ErrorBoundary>
  );
}

// As high as the button that will be there, so that the form does not move.
const SPACE = { minHeight: '2.75rem' };

function PhotoChoice({ value, kind = 'product', onChange }: PhotoSlotProps) {
  const open = useSetAtom(openPicturesAtom);
  const [pictures, setPictures] = useState<Awaited<ReturnType<typeof open>>>();
  const add = useSetAtom(addPhotographAtom);
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();
  // While a photograph is prepared, the owner types on or leaves the form.
  const latestOnChange = useRef<typeof onChange>(undefined);
  useEffect(() => {
    latestOnChange.current = onChange;
    return () => {
      latestOnChange.current = undefined;
    };
  }, [onChange]);

  useEffect(() => {
    const tryOpen = () => void open().then(setPictures);
    tryOpen();
    window.addEventListener('online', tryOpen);
    return () => window.removeEventListener('online', tryOpen);
  }, [open]);

  if (pictures === undefined) return <Box sx={SPACE} />;
  if (typeof pictures === 'string') {
    return (
      <Typography variant="body2" color="textSecondary">
        {noPhotographs[pictures]}
      </Typography>
    );
  }

  async function handleChoose(file: File) {
    setIsPreparing(true);
    const added = await add(file, kind);
    setIsPreparing(false);
    setProblem(typeof added === 'string' ? added : undefined);
    if (typeof added !== 'string') latestOnChange.current?.(added.address);
  }

  return (
    <div>
      <PhotoPicker
        hasPhoto={value !== ''}
        isPreparing={isPreparing}
        problem={problem}
        onChoose={handleChoose}
        onRemove={() => onChange('')}
      />
      {kind === 'product' && value === '' ? <SeveralPhotographs /> : null}
    </div>
  );
}

/** Only the form of a new product has this button. */
function SeveralPhotographs() {
  const form = useAtomValue(openFormAtom);
  const add = useSetAtom(addPhotoDraftsAtom);
  if (form === null || form.seen !== undefined) return null;
  return (
    <FileButton
      label={photoDraftWords.choose}
      accept={ACCEPTED_PICTURES}
      multiple
      onChoose={(_first, files) => void add(files)}
      sx={{ mt: 1 }}
    />
  );
}

import Backdrop from '@mui/material/Backdrop';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { adminTabAtom } from '@/atoms/admin';
import { isRecordName } from '@/domain/catalog';
import { useFileDrag } from '@/hooks/useFileDrag';
import { isFormOpenAtom, selectAdminTabAtom } from '@/panel/atoms/openForm';
import { addPhotoDraftsAtom } from '@/panel/atoms/photoDrafts';
import { uploadsPicturesAtom } from '@/panel/atoms/session';
import { isSpreadsheetFile } from '@/panel/content/files/spreadsheetKinds';

const isPicture = ({ type }: File) => type.startsWith('image/');

/** The button's file input that takes such files. */
function inputFor(files: readonly File[]): HTMLInputElement | undefined {
  const inputs = document.querySelectorAll<HTMLInputElement>(
    'main input[type=file]:not([capture])',
  );
  return [...inputs].find(({ accept, multiple }) => {
    const kinds = accept.split(',');
    const takes = ({ name, type }: File) =>
      kinds.some((kind) => kind === type || (kind[0] === '.' && name.toLowerCase().endsWith(kind)));
    return multiple === files.length > 1 && files.every(takes);
  });
}

/** What is dropped or pasted goes where its button would bring it. */
export function FileDropView() {
  const [isDragged, setIsDragged] = useState(false);
  const isFormOpen = useAtomValue(isFormOpenAtom);
  const tab = useAtomValue(adminTabAtom);
  const uploads = useAtomValue(uploadsPicturesAtom);
  const selectTab = useSetAtom(selectAdminTabAtom);
  const addDrafts = useSetAtom(addPhotoDraftsAtom);

  function take(list: FileList) {
    const files = [...list];
    if (files.length === 0 || document.querySelector('[role=dialog]') !== null) return;
    if (files.every(isSpreadsheetFile) && inputFor(files) === undefined)
      flushSync(() => selectTab('products'));
    const input = inputFor(files);
    if (input !== undefined) {
      input.files = list;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (files.every(isPicture) && (!isFormOpen || isRecordName(tab)) && uploads) {
      selectTab('products');
      void addDrafts(files);
    }
  }

  const handlePaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    // A cell of Excel is pasted as text, and has a picture of itself.
    if (clipboardData?.types.includes('text/plain') === false) take(clipboardData.files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, []);
  useFileDrag(({ type, relatedTarget, dataTransfer }) => {
    setIsDragged(type === 'dragover' || (type === 'dragleave' && relatedTarget !== null));
    if (type === 'drop' && dataTransfer !== null) take(dataTransfer.files);
  });
  return isDragged ? (
    <Backdrop open transitionDuration={0} sx={{ zIndex: 'tooltip' }}>
      <Paper variant="dashed" sx={{ m: 2, p: 4 }}>
        <Typography variant="h3" component="p">
          Fotoğrafı, ürün listesini ya da yedeği buraya bırakın.
        </Typography>
      </Paper>
    </Backdrop>
  ) : null;
}

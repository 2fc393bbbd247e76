import Button, { type ButtonProps } from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';

import { PANEL_ICONS } from './panelIcons';

export interface FileButtonProps extends Pick<
  ButtonProps,
  'children' | 'variant' | 'sx' | 'aria-describedby'
> {
  label: string;
  accept: string;
  /** Opens the camera on phones. */
  isCamera?: boolean;
  isMultiple?: boolean;
  onChoose: (file: File, files: readonly File[]) => void;
}

export function FileButton({
  label,
  accept,
  isCamera = false,
  isMultiple = false,
  onChoose,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    const [file] = files;
    if (file !== undefined) onChoose(file, files);
    // Otherwise choosing the same file again would not be a change.
    target.value = '';
  }

  return (
    <>
      <Button
        startIcon={<Icon path={isCamera ? PANEL_ICONS.camera : PANEL_ICONS.upload} />}
        onClick={() => input.current?.click()}
        {...button}
      />
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        multiple={isMultiple}
        hidden
        aria-label={label}
        onChange={handleChange}
      />
    </>
  );
}

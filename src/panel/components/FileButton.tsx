import Button, { type ButtonProps } from '@mui/material/Button';
import { type ComponentProps, type RefObject, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';

import { PANEL_ICONS } from './panelIcons';

interface FileInputProps extends Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'> {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  onChoose: (file: File, files: readonly File[]) => void;
}

/** An input that is not on screen: what is pressed in its place calls `click()` of its `ref`. */
export function FileInput({ label, onChoose, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        const [file] = files;
        if (file !== undefined) onChoose(file, files);
        // Otherwise choosing the same file again would not be a change.
        target.value = '';
      }}
    />
  );
}

export interface FileButtonProps
  extends
    Omit<FileInputProps, 'ref' | 'capture'>,
    Pick<ButtonProps, 'variant' | 'sx' | 'aria-describedby'> {
  /** Opens the camera on phones. */
  isCamera?: boolean;
}

export function FileButton(props: FileButtonProps) {
  const { label, accept, isCamera = false, multiple = false, onChoose, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        startIcon={<Icon path={isCamera ? PANEL_ICONS.camera : PANEL_ICONS.upload} />}
        onClick={() => input.current?.click()}
        {...button}
      >
        {label}
      </Button>
      <FileInput
        ref={input}
        label={label}
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        multiple={multiple}
        onChoose={onChoose}
      />
    </>
  );
}

import {
  cloneElement,
  type CSSProperties,
  type ReactElement,
  useEffect,
  useEffectEvent,
} from 'react';

/** Modal passes functions that need no arguments. */
type Callback = (...args: never[]) => void;

export interface CssFadeProps {
  in?: boolean;
  appear?: boolean;
  /** With 0 it is there at once; otherwise it fades in at its own pace. */
  timeout?: unknown;
  children?: ReactElement<{ style?: CSSProperties | undefined }>;
  onEnter?: Callback;
  onExited?: Callback;
}

/**
 * Takes the place of MUI's Fade in the dialogs that open by themselves or over a part. Fade makes the browser lay out the
 * page within the task that opens the dialog, so that it takes a slow phone twice as long. Closes at once.
 */
export function CssFade(props: CssFadeProps) {
  const {
    in: isShown = false,
    timeout,
    // The child is an element, which does not know it.
    appear: _,
    children,
    onEnter,
    onExited,
    ...others
  } = props;
  const enter = useEffectEvent(() => onEnter?.());
  const exit = useEffectEvent(() => onExited?.());
  useEffect(() => {
    if (isShown) enter();
    else exit();
  }, [isShown]);
  if (!children) return null;
  return cloneElement(children, {
    ...others,
    style: { animation: isShown && timeout !== 0 ? 'appear 225ms' : 'none' },
  });
}

import { useAtomValue } from 'jotai';

import { isLoggedInAtom } from '@/panel/atoms/session';
import { FrameNotice } from '@/panel/components/FrameNotice';

import { LoginView } from './LoginView';
import { PanelView } from './PanelView';

export function AdminView() {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  if (isInFrameOfOtherSite()) return <FrameNotice href={window.location.href} />;
  return isLoggedIn ? <PanelView /> : <LoginView />;
}

/** Whether a page of another site shows this one in a frame. */
function isInFrameOfOtherSite(): boolean {
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    // The browser tells nothing about pages of other sites.
    return true;
  }
}

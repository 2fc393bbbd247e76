import { useAtomValue } from 'jotai';

import { pageTitle } from '@/content/pageTitle';
import { isLoggedInAtom } from '@/panel/atoms/session';
import { FrameNotice } from '@/panel/components/FrameNotice';
import { isInFrameOfOtherSite } from '@/panel/hooks/otherSite';

import { LoginView } from './LoginView';
import { PanelView } from './PanelView';

export function AdminView() {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  if (isInFrameOfOtherSite()) return <FrameNotice href={window.location.href} />;
  return (
    <>
      <title>{pageTitle('Site Yönetimi')}</title>
      {isLoggedIn ? <PanelView /> : <LoginView />}
    </>
  );
}

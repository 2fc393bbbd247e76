import { useAtomValue } from 'jotai';

import { pageTitle } from '@/content/pageTitle';
import { isLoggedInAtom } from '@/panel/atoms/session';

import { LoginView } from './LoginView';
import { PanelView } from './PanelView';

export function AdminView() {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  return (
    <>
      <title>{pageTitle('Site Yönetimi')}</title>
      {isLoggedIn ? <PanelView /> : <LoginView />}
    </>
  );
}

import { useAtomValue } from 'jotai';

import { isLoggedInAtom } from '@/atoms/session';
import { pageTitle } from '@/content/pageTitle';

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

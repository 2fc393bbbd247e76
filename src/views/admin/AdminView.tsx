import { useAtomValue } from 'jotai';

import { isLoggedInAtom } from '@/atoms/session';

import { LoginView } from './LoginView';
import { PanelView } from './PanelView';

/** First the login, then the panel (specification 4, "Admin"). */
export function AdminView() {
  return useAtomValue(isLoggedInAtom) ? <PanelView /> : <LoginView />;
}

import { useAtomValue } from 'jotai';

import { isLoggedInAtom } from '@/atoms/session';

import { LoginView } from './LoginView';
import { PanelView } from './PanelView';

export function AdminView() {
  return useAtomValue(isLoggedInAtom) ? <PanelView /> : <LoginView />;
}

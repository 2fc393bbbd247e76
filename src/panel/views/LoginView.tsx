import { useAtomValue, useSetAtom } from 'jotai';

import { closeAdminAtom } from '@/atoms/admin';
import { type LoginFailure, logInAtom, readCountAtom } from '@/panel/atoms/session';
import { LoginForm } from '@/panel/components/forms/LoginForm';

import { useAttempt } from './useAttempt';

export function LoginView() {
  const logIn = useSetAtom(logInAtom);
  const { isBusy, failure, attempt } = useAttempt<LoginFailure>();
  return (
    <LoginForm
      isChecking={isBusy}
      readCount={useAtomValue(readCountAtom)}
      failure={failure}
      onLogIn={(password) => attempt(logIn(password))}
      isRenewed={window.isRenewed}
      onCancel={useSetAtom(closeAdminAtom)}
    />
  );
}

import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { closeAdminAtom } from '@/atoms/admin';
import { type LoginFailure, logInAtom, readCountAtom } from '@/panel/atoms/session';
import { LoginForm } from '@/panel/components/forms/LoginForm';

export function LoginView() {
  const logIn = useSetAtom(logInAtom);
  const close = useSetAtom(closeAdminAtom);
  const readCount = useAtomValue(readCountAtom);
  const [isChecking, setIsChecking] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();

  async function handleLogIn(password: string) {
    setIsChecking(true);
    setFailure(await logIn(password));
    setIsChecking(false);
  }

  return (
    <LoginForm
      isChecking={isChecking}
      readCount={readCount}
      failure={failure}
      onLogIn={handleLogIn}
      onCancel={close}
    />
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { IconControl } from '@/components/shared/IconControl';
import { loginFailures } from '@/content/admin';

import { FieldFrame } from './form/FieldFrame';
import { FieldInput } from './form/FieldInput';
import { PANEL_ICONS } from './panelIcons';

const Root = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: '1.25rem',
  width: 'min(100% - min(2rem, 9vw), 26rem)',
  marginInline: 'auto',
  marginBlock: 'clamp(1.5rem, 8vh, 5rem)',
  padding: '1.75rem min(1.25rem, 6vw)',
  backgroundColor: theme.vars.palette.common.white,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.primary.main}`,
  [theme.breakpoints.up('sm')]: { padding: '2rem' },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  '& > *': { flex: '1 1 5rem' },
  '& > :first-of-type': { flex: '2 1 10rem' },
});

const FIELD_ID = 'sifre';

export interface LoginFormProps {
  isChecking: boolean;
  /** Why the last attempt came to nothing. */
  failure: keyof typeof loginFailures | undefined;
  onLogIn: (password: string) => void;
  onCancel: () => void;
}

/** The owner's door (specification 2, "Admin login"). The field has the focus as it opens, and again after a wrong password. */
export function LoginForm({ isChecking, failure, onLogIn, onCancel }: LoginFormProps) {
  const [password, setPassword] = useState('');
  const [isVisible, setIsVisible] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isChecking) return;
    field.current?.focus();
    field.current?.select();
  }, [isChecking]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isChecking) onLogIn(password);
  }

  return (
    <Root aria-labelledby="giris" onSubmit={handleSubmit}>
      <Typography id="giris" variant="h2" component="h1">
        Giriş
      </Typography>
      <FieldFrame fieldId={FIELD_ID} label="Şifre">
        <FieldInput
          id={FIELD_ID}
          inputRef={field}
          type={isVisible ? 'text' : 'password'}
          required
          autoComplete="current-password"
          placeholder="Şifrenizi girin"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ input: { 'aria-invalid': failure === 'wrong' } }}
          endAdornment={
            <IconControl
              path={isVisible ? PANEL_ICONS.hide : PANEL_ICONS.show}
              aria-label="Yazdığımı göster"
              aria-pressed={isVisible}
              onClick={() => setIsVisible(!isVisible)}
            />
          }
        />
      </FieldFrame>
      {failure === undefined || isChecking ? null : (
        <Typography role="alert" sx={{ color: 'primary.main', fontWeight: 600 }}>
          {loginFailures[failure]}
        </Typography>
      )}
      <Actions>
        <Button type="submit" variant="contained" size="large" aria-disabled={isChecking}>
          {isChecking ? 'Kontrol ediliyor…' : 'Giriş Yap'}
        </Button>
        <Button variant="outlined" color="secondary" size="large" onClick={onCancel}>
          İptal
        </Button>
      </Actions>
    </Root>
  );
}

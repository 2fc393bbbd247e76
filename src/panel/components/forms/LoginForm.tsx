import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { IconControl } from '@/components/shared/IconControl';
import { FieldFrame } from '@/panel/components/form/FieldFrame';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { loginFailures } from '@/panel/content/panel';

const form = {
  display: 'grid',
  gap: '1.25rem',
  width: 'min(100% - min(2rem, 9vw), 26rem)',
  mx: 'auto',
  my: 'clamp(1.5rem, 8vh, 5rem)',
  p: { xs: '1.75rem min(1.25rem, 6vw)', sm: 4 },
};

const actions = {
  flexWrap: 'wrap',
  gap: 1.5,
  '& > *': { flex: '1 1 5rem' },
  '& > :first-of-type': { flex: '2 1 10rem' },
} as const;

export interface LoginFormProps {
  /** The password is being compared, then the products read. */
  isChecking: boolean;
  readCount: number | null;
  failure: keyof typeof loginFailures | undefined;
  /** The page has loaded itself again, because the site has a new build (D37). */
  isRenewed?: boolean | undefined;
  onLogIn: (password: string) => void;
  onCancel: () => void;
}

/** The field takes the focus, also after a wrong password (specification 2, "Admin login"). */
export function LoginForm(props: LoginFormProps) {
  const { isChecking, readCount, failure, isRenewed, onLogIn, onCancel } = props;
  const [isVisible, setIsVisible] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isChecking) return;
    field.current?.focus();
    field.current?.select();
  }, [isChecking]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isChecking) onLogIn(field.current?.value ?? '');
  }

  return (
    <Paper
      component="form"
      variant="accent"
      aria-labelledby="login-title"
      onSubmit={handleSubmit}
      sx={form}
    >
      <Typography id="login-title" variant="h2" component="h1">
        Giriş
      </Typography>
      {isRenewed ? (
        <Typography role="status">
          Site yenilendi. Yeniden giriş yapın; yarım kalan yazılarınız duruyor.
        </Typography>
      ) : null}
      <FieldFrame label="Şifre">
        {({ id }) => (
          <OutlinedInput
            id={id}
            inputRef={field}
            type={isVisible ? 'text' : 'password'}
            required
            autoComplete="current-password"
            placeholder="Şifrenizi girin"
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
        )}
      </FieldFrame>
      {failure === undefined || isChecking ? null : (
        <Typography role="alert" color="primary" sx={{ fontWeight: 600 }}>
          {loginFailures[failure]}
        </Typography>
      )}
      <Typography role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isChecking && readCount !== null ? (
          // Changes many times a second: screen readers announce the beginning only.
          <>
            Ürünler okunuyor: <span aria-hidden>{readCount.toLocaleString('tr')}</span>
          </>
        ) : null}
      </Typography>
      <Stack direction="row" sx={actions}>
        <Button
          color="primary"
          type="submit"
          variant="contained"
          size="large"
          aria-disabled={isChecking}
        >
          {isChecking ? 'Kontrol ediliyor…' : 'Giriş Yap'}
        </Button>
        <Button variant="outlined" size="large" onClick={onCancel}>
          İptal
        </Button>
      </Stack>
    </Paper>
  );
}

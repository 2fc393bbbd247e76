import { mdiWhatsapp } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FormEvent } from 'react';

import { Icon } from '@/components/shared/Icon';
import { addressLines, type ContactInfo, workingHoursLines } from '@/domain/contactInfo';
import { chatLink, chatNumber } from '@/domain/contactLinks';
import { type DraftProps, formFields } from '@/panel/components/form/draftFields';
import { LinesPreview } from '@/panel/components/form/LinesPreview';
import { RestoredNotice } from '@/panel/components/form/RestoredNotice';
import { showFirstInvalid } from '@/panel/components/form/showFirstInvalid';
import { TextField } from '@/panel/components/form/TextField';
import { IN_TALL_WINDOW } from '@/panel/components/tallWindow';
import { phoneHint, phoneWarnings } from '@/panel/content/panel';
import { PHONE_PATTERN, phoneProblem } from '@/panel/domain/phoneProblem';

const form = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  maxWidth: '44rem',
  pt: { lg: 2 },
};

const actions = {
  [IN_TALL_WINDOW]: { position: 'sticky', zIndex: 1, bottom: 0 },
  display: 'grid',
  gridTemplateColumns: { sm: '14rem' },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

export function ContactForm(props: DraftProps<ContactInfo>) {
  const { draft } = props;
  const field = formFields('contact', props);
  const problem = phoneProblem(draft.phone);
  const chat = chatNumber(draft.phone);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    props.onSave();
  }

  return (
    <Box
      component="form"
      aria-label="İletişim bilgileri"
      onSubmit={handleSubmit}
      onInvalidCapture={showFirstInvalid}
      sx={form}
    >
      {props.onDiscard ? <RestoredNotice onDiscard={props.onDiscard} /> : null}
      <Stack sx={{ gap: 1.5 }}>
        <TextField
          {...field('phone')}
          type="tel"
          pattern={PHONE_PATTERN}
          hint={phoneHint(draft.phone)}
          warning={problem && phoneWarnings[problem]}
        />
        {chat === '' ? null : (
          <Button
            variant="outlined"
            href={chatLink(draft.phone, 'Deneme')}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<Icon path={mdiWhatsapp} />}
            sx={{ alignSelf: 'start' }}
          >
            WhatsApp’ta test et: +{chat}
          </Button>
        )}
      </Stack>
      <TextField {...field('email')} type="email" />
      <Stack sx={{ gap: 1.5 }}>
        <TextField {...field('address')} rows={2} hint="Her virgülden sonra yeni satır başlar." />
        <LinesPreview title="Sitede görünecek adres" lines={addressLines(draft.address)} />
      </Stack>
      <Stack sx={{ gap: 1.5 }}>
        <TextField {...field('workingHours')} rows={3} hint="Her satır sitede de bir satırdır." />
        <LinesPreview
          title="Sitede görünecek saatler"
          lines={workingHoursLines(draft.workingHours)}
        />
      </Stack>
      <Box sx={actions}>
        <Button color="primary" type="submit" variant="contained" size="large">
          Güncelle
        </Button>
      </Box>
    </Box>
  );
}

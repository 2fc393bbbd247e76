import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';

import {
  addressLines,
  CONTACT_FIELDS,
  type ContactInfo,
  workingHoursLines,
} from '@/domain/contactInfo';
import { ChatTest } from '@/panel/components/form/ChatTest';
import { LinesPreview } from '@/panel/components/form/LinesPreview';
import { RestoredNotice } from '@/panel/components/form/RestoredNotice';
import { showFirstInvalid } from '@/panel/components/form/showFirstInvalid';
import { TextField } from '@/panel/components/form/TextField';
import { type DraftProps, useDraft } from '@/panel/components/form/useDraft';
import { phoneHint, phoneWarnings } from '@/panel/content/panel';
import { phoneProblem } from '@/panel/domain/phoneProblem';
import { TALL_WINDOW } from '@/theme/sizes';

const form = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  maxWidth: '44rem',
};

const group = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 };

const actions = {
  [TALL_WINDOW]: { position: 'sticky', zIndex: 1, bottom: 0 },
  display: 'grid',
  gridTemplateColumns: { sm: '14rem' },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

export function ContactForm(props: DraftProps<ContactInfo>) {
  const { draft, field } = useDraft(props);
  const problem = phoneProblem(draft.phone);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    props.onSave(draft);
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
      <Box sx={group}>
        <TextField
          label="Telefon"
          type="tel"
          required
          pattern="(?:[0-9+\(\) .\/,;\|\-]|ve){7,}"
          maxLength={CONTACT_FIELDS.phone.most}
          hint={phoneHint(draft.phone)}
          warning={problem && phoneWarnings[problem]}
          {...field('phone')}
        />
        <ChatTest phone={draft.phone} />
      </Box>
      <TextField
        label="E-posta"
        type="email"
        required
        maxLength={CONTACT_FIELDS.email.most}
        {...field('email')}
      />
      <Box sx={group}>
        <TextField
          label="Adres"
          required
          rows={2}
          maxLength={CONTACT_FIELDS.address.most}
          hint="Her virgülden sonra yeni satır başlar."
          {...field('address')}
        />
        <LinesPreview title="Sitede görünecek adres" lines={addressLines(draft.address)} />
      </Box>
      <Box sx={group}>
        <TextField
          label="Çalışma Saatleri"
          required
          rows={3}
          maxLength={CONTACT_FIELDS.workingHours.most}
          hint="Her satır sitede de bir satırdır."
          {...field('workingHours')}
        />
        <LinesPreview
          title="Sitede görünecek saatler"
          lines={workingHoursLines(draft.workingHours)}
        />
      </Box>
      <Box sx={actions}>
        <Button type="submit" variant="contained" size="large">
          Güncelle
        </Button>
      </Box>
    </Box>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';

import { addressLines, type ContactInfo, workingHoursLines } from '@/domain/contactInfo';
import { FIELD_LIMITS } from '@/domain/limits';

import { ChatTest } from './form/ChatTest';
import { LinesPreview } from './form/LinesPreview';
import { TextField } from './form/TextField';
import { type DraftProps, useDraft } from './form/useDraft';

const Root = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  maxWidth: '44rem',
});
const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
});

// Under the thumb, as in the other forms.
const Actions = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'grid',
  paddingBlock: '0.75rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '14rem' },
}));

const limits = FIELD_LIMITS.contact;

export interface ContactFormProps extends DraftProps<ContactInfo> {}

/** How customers reach the shop, shown as the footer will show it (specification 5, "Contact form"). */
export function ContactForm(props: ContactFormProps) {
  const { draft, change } = useDraft(props);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    props.onSave(draft);
  }

  return (
    <Root aria-label="İletişim bilgileri" onSubmit={handleSubmit}>
      <Group>
        <TextField
          label="Telefon"
          type="tel"
          required
          pattern="[0-9+\(\) .\/\-]{7,}"
          maxLength={limits.phone}
          hint="Rakam ve boşlukla, örneğin 0532 000 00 00. Müşteriler bu numarayı arar ve WhatsApp’tan buraya yazar."
          value={draft.phone}
          onChange={(phone) => change({ phone })}
        />
        <ChatTest phone={draft.phone} />
      </Group>
      <TextField
        label="E-posta"
        type="email"
        required
        maxLength={limits.email}
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <Group>
        <TextField
          label="Adres"
          required
          rows={2}
          maxLength={limits.address}
          hint="Her virgülden sonra yeni satır başlar."
          value={draft.address}
          onChange={(address) => change({ address })}
        />
        <LinesPreview title="Sitede görünecek adres" lines={addressLines(draft.address)} />
      </Group>
      <Group>
        <TextField
          label="Çalışma Saatleri"
          required
          rows={3}
          maxLength={limits.workingHours}
          hint="Her satır sitede de bir satırdır."
          value={draft.workingHours}
          onChange={(workingHours) => change({ workingHours })}
        />
        <LinesPreview
          title="Sitede görünecek saatler"
          lines={workingHoursLines(draft.workingHours)}
        />
      </Group>
      <Actions>
        <Button type="submit" variant="contained" size="large">
          Güncelle
        </Button>
      </Actions>
    </Root>
  );
}

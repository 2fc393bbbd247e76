import { mdiWhatsapp } from '@mdi/js';
import Button from '@mui/material/Button';

import { Icon } from '@/components/shared/Icon';
import type { ContactInfo } from '@/domain/contactInfo';
import { chatLink, chatNumber } from '@/domain/contactLinks';
import { formFields, type RecordFormProps } from '@/panel/components/form/draftFields';
import { FormFrame } from '@/panel/components/form/FormFrame';
import { TextField } from '@/panel/components/form/TextField';
import { phoneHint, phoneWarnings } from '@/panel/content/panel';
import { PHONE_PATTERN, phoneProblem } from '@/panel/domain/phoneProblem';

export function ContactForm(props: RecordFormProps<ContactInfo>) {
  const { phone } = props.draft;
  const field = formFields('contact', props);
  const problem = phoneProblem(phone);
  const chat = chatNumber(phone);

  return (
    <FormFrame {...props} title="İletişim bilgileri" saveLabel="Güncelle" isPreviewSmall>
      <TextField
        {...field('phone')}
        type="tel"
        pattern={PHONE_PATTERN}
        hint={phoneHint(phone)}
        warning={problem && phoneWarnings[problem]}
      />
      {chat === '' ? null : (
        <Button
          variant="outlined"
          href={chatLink(phone, 'Deneme')}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<Icon path={mdiWhatsapp} />}
        >
          WhatsApp’ta test et: +{chat}
        </Button>
      )}
      <TextField {...field('email')} type="email" />
      <TextField {...field('address')} rows={2} hint="Her virgülden sonra yeni satır başlar." />
      <TextField {...field('workingHours')} rows={3} hint="Her satır sitede de bir satırdır." />
    </FormFrame>
  );
}

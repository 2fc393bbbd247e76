import Box from '@mui/material/Box';
import { useAtomValue } from 'jotai';

import { contactAtom } from '@/atoms/catalog';
import { ContactForm } from '@/panel/components/forms/ContactForm';
import { ContactPreview } from '@/panel/components/preview/ContactPreview';

import { RefusedRecord } from './RefusedRecord';
import { useRecordForm } from './useRecordForm';

export function ContactTab() {
  const form = useRecordForm('contact', useAtomValue(contactAtom));
  if (form === undefined) return null;

  function handleSave() {
    form?.save();
    window.alert('İletişim bilgileri güncellendi!');
  }

  return (
    <Box sx={{ pt: { lg: 2 } }}>
      <RefusedRecord table="contact" />
      <ContactForm {...form} preview={<ContactPreview draft={form.draft} />} onSave={handleSave} />
    </Box>
  );
}

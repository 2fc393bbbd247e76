import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { contactAtom } from '@/atoms/catalog';
import { saveContactAtom } from '@/atoms/catalogActions';
import { ContactForm } from '@/components/admin/ContactForm';
import { CONTACT_SAVED } from '@/content/admin';
import type { ContactInfo } from '@/domain/contactInfo';
import { sameValues, trimmed } from '@/domain/records';
import { useLeaveWarning } from '@/hooks/useLeaveWarning';

export function ContactTab() {
  const contact = useAtomValue(contactAtom);
  const save = useSetAtom(saveContactAtom);
  const [seen, setSeen] = useState(contact);
  const [draft, setDraft] = useState(contact);
  const [formKey, setFormKey] = useState(0);
  const [opened, setOpened] = useState(contact);
  const isTyped = !sameValues(trimmed(draft), opened);
  useLeaveWarning(isTyped);

  // Another tab or a backup has changed the details. Typed text is kept.
  if (contact !== seen) {
    setSeen(contact);
    if (!isTyped && !sameValues(contact, trimmed(draft))) {
      setDraft(contact);
      setFormKey(formKey + 1);
      setOpened(contact);
    }
  }

  function handleSave(valid: ContactInfo) {
    const typed = trimmed(valid);
    save(typed, opened);
    setOpened(typed);
    window.alert(CONTACT_SAVED);
  }

  return <ContactForm key={formKey} initial={contact} onDraft={setDraft} onSave={handleSave} />;
}

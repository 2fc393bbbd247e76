import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { contactAtom } from '@/atoms/catalog';
import { saveContactAtom } from '@/atoms/changes';
import { ContactForm } from '@/components/admin/ContactForm';
import { CONTACT_SAVED } from '@/content/admin';
import type { ContactInfo } from '@/domain/contactInfo';
import { sameValues } from '@/domain/sameItem';
import { trimmed } from '@/domain/trimmed';
import { useLeaveWarning } from '@/hooks/useLeaveWarning';

export function ContactTab() {
  const contact = useAtomValue(contactAtom);
  const save = useSetAtom(saveContactAtom);
  const [draft, setDraft] = useState(contact);
  useLeaveWarning(!sameValues(trimmed(draft), contact));

  function handleSave(valid: ContactInfo) {
    save(trimmed(valid));
    window.alert(CONTACT_SAVED);
  }

  return <ContactForm initial={contact} onDraft={setDraft} onSave={handleSave} />;
}

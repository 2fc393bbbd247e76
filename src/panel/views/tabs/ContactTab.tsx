import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { contactAtom } from '@/atoms/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import { changesBetween, sameValues } from '@/domain/records';
import { saveContactAtom } from '@/panel/atoms/catalogActions';
import { readContactDraftAtom, keepContactAtom } from '@/panel/atoms/forms';
import { refusalsAtom, retryAtom } from '@/panel/atoms/session';
import { BesidePreview } from '@/panel/components/form/BesidePreview';
import { ContactForm } from '@/panel/components/forms/ContactForm';
import { ContactPreview } from '@/panel/components/preview/ContactPreview';
import { RefusalMark } from '@/panel/components/rows/RefusalMark';
import { refusalWords } from '@/panel/content/panel';
import { fromDraft } from '@/panel/domain/drafts/itemDraft';
import { withTyped } from '@/panel/domain/formDraft';

export function ContactTab() {
  const contact = useAtomValue(contactAtom);
  const readDraft = useSetAtom(readContactDraftAtom);
  const keep = useSetAtom(keepContactAtom);
  const save = useSetAtom(saveContactAtom);
  const [form, setForm] = useState(() => {
    const { seen: opened = contact, typed } = readDraft() ?? {};
    const draft = withTyped(contact, typed ?? {});
    return { opened, draft, isRestored: typed !== undefined, isSaved: false };
  });
  const { opened, draft, isRestored, isSaved } = form;
  const values = fromDraft('contact', draft);
  const isTyped = !sameValues(values, opened);

  // Another tab or a backup has changed the details. Typed text is kept.
  const [seen, setSeen] = useState(contact);
  if (contact !== seen) {
    setSeen(contact);
    if (!isTyped && !sameValues(contact, values)) {
      setForm({ ...form, opened: contact, draft: contact });
    }
  }

  function handleDraft(typed: ContactInfo) {
    setForm({ ...form, draft: typed });
    keep(sameValues(fromDraft('contact', typed), opened) ? undefined : { seen: opened, typed });
  }

  function handleSave() {
    save(changesBetween(opened, values), opened);
    keep(undefined);
    setForm({ ...form, opened: values, isRestored: false, isSaved: true });
    window.alert('İletişim bilgileri güncellendi!');
  }

  function handleDiscard() {
    keep(undefined);
    setForm({ ...form, opened: contact, draft: contact, isRestored: false });
  }

  return (
    <>
      <RefusedContact />
      <BesidePreview preview={<ContactPreview draft={draft} />}>
        <ContactForm
          draft={draft}
          isSaved={isSaved && !isTyped}
          onDraft={handleDraft}
          onSave={handleSave}
          onDiscard={isRestored && isTyped ? handleDiscard : undefined}
        />
      </BesidePreview>
    </>
  );
}

function RefusedContact() {
  const refusal = useAtomValue(refusalsAtom).find(({ table }) => table === 'contact');
  const retry = useSetAtom(retryAtom);
  if (refusal === undefined) return null;
  const { id, reason } = refusal;
  return <RefusalMark name={refusalWords.contact} reason={reason} onRetry={() => retry(id)} />;
}

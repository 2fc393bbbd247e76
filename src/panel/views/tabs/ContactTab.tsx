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
  const [kept] = useState(() => readDraft());
  const keep = useSetAtom(keepContactAtom);
  const save = useSetAtom(saveContactAtom);
  const [seen, setSeen] = useState(contact);
  const [draft, setDraft] = useState(withTyped(contact, kept?.typed ?? {}));
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const [isSaved, setIsSaved] = useState(false);
  const [opened, setOpened] = useState(kept?.seen ?? contact);
  const values = fromDraft('contact', draft);
  const isTyped = !sameValues(values, opened);

  function showSaved() {
    setDraft(contact);
    setOpened(contact);
  }

  // Another tab or a backup has changed the details. Typed text is kept.
  if (contact !== seen) {
    setSeen(contact);
    if (!isTyped && !sameValues(contact, values)) showSaved();
  }

  function handleDraft(typed: ContactInfo) {
    setDraft(typed);
    keep(sameValues(fromDraft('contact', typed), opened) ? undefined : { seen: opened, typed });
  }

  function handleSave() {
    save(changesBetween(opened, values), opened);
    keep(undefined);
    setOpened(values);
    setIsRestored(false);
    setIsSaved(true);
    window.alert('İletişim bilgileri güncellendi!');
  }

  function handleDiscard() {
    keep(undefined);
    setIsRestored(false);
    showSaved();
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

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';

import { contactAtom } from '@/atoms/catalog';
import { changesBetween } from '@/domain/records';
import { saveContactAtom } from '@/panel/atoms/catalogActions';
import { isFormTypedAtom } from '@/panel/atoms/drafts';
import { endDraftAtom, openContactFormAtom } from '@/panel/atoms/forms';
import { closeFormAtom, isFormOpenAtom } from '@/panel/atoms/openForm';
import { refusalsAtom, retryAtom } from '@/panel/atoms/session';
import { BesidePreview } from '@/panel/components/form/BesidePreview';
import { ContactForm } from '@/panel/components/forms/ContactForm';
import { ContactPreview } from '@/panel/components/preview/ContactPreview';
import { RefusalMark } from '@/panel/components/rows/RefusalMark';
import { refusalWords } from '@/panel/content/panel';
import { fromDraft } from '@/panel/domain/drafts/itemDraft';

import { useOpenForm } from './useOpenForm';

/** The form of the contact details is open as long as their tab. While nothing is typed it follows what others change. */
export function ContactTab() {
  const contact = useAtomValue(contactAtom);
  const isOpen = useAtomValue(isFormOpenAtom);
  const isTyped = useAtomValue(isFormTypedAtom);
  const open = useSetAtom(openContactFormAtom);
  const close = useSetAtom(closeFormAtom);
  useLayoutEffect(() => {
    if (!isOpen || !isTyped) open(contact);
  }, [contact, isOpen, isTyped, open]);
  useEffect(() => close, [close]);
  return (
    <>
      <RefusedContact />
      <OpenContactForm />
    </>
  );
}

function OpenContactForm() {
  const opened = useOpenForm('contact');
  const endDraft = useSetAtom(endDraftAtom);
  const save = useSetAtom(saveContactAtom);
  if (opened === undefined) return null;
  const { form, original, props } = opened;

  function handleSave() {
    if (!endDraft()) return;
    const changed = changesBetween(
      fromDraft('contact', original),
      fromDraft('contact', props.draft),
    );
    save(changed, form.seen);
    window.alert('İletişim bilgileri güncellendi!');
  }

  return (
    <BesidePreview preview={<ContactPreview draft={props.draft} />}>
      <ContactForm {...props} onSave={handleSave} />
    </BesidePreview>
  );
}

function RefusedContact() {
  const refusal = useAtomValue(refusalsAtom).find(({ table }) => table === 'contact');
  const retry = useSetAtom(retryAtom);
  if (refusal === undefined) return null;
  const { id, reason } = refusal;
  return <RefusalMark name={refusalWords.contact} reason={reason} onRetry={() => retry(id)} />;
}

import { useAtomValue, useSetAtom } from 'jotai';

import { contactAtom } from '@/atoms/catalog';
import { saveContactAtom } from '@/panel/atoms/catalogActions';
import { BesidePreview } from '@/panel/components/form/BesidePreview';
import { ContactForm } from '@/panel/components/forms/ContactForm';
import { ContactPreview } from '@/panel/components/preview/ContactPreview';

import { RefusedRecord } from './RefusedRecord';
import { useRecordForm } from './useRecordForm';

export function ContactTab() {
  const form = useRecordForm('contact', useAtomValue(contactAtom));
  const save = useSetAtom(saveContactAtom);
  if (form === undefined) return null;
  const { seen, props, takeChanges } = form;

  function handleSave() {
    const changed = takeChanges();
    if (changed === undefined) return;
    save(changed, seen);
    window.alert('İletişim bilgileri güncellendi!');
  }

  return (
    <>
      <RefusedRecord table="contact" />
      <BesidePreview preview={<ContactPreview draft={props.draft} />}>
        <ContactForm {...props} onSave={handleSave} />
      </BesidePreview>
    </>
  );
}

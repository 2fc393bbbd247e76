import type { ContactInfo } from '@/domain/contactInfo';

import type { Row } from './rows';

/** What saving the contact details carries (specification 7). */
export function toContactRow(contact: ContactInfo, updatedAt: Date): Row {
  return {
    phone: contact.phone,
    email: contact.email,
    address: contact.address,
    working_hours: contact.workingHours,
    updated_at: updatedAt.toISOString(),
  };
}

import { contactTable } from '@/data/schema/tables';
import type { RestClient } from '@/data/supabase/restClient';
import { rowsOf } from '@/data/supabase/unwrapRows';
import type { ContactInfo } from '@/domain/contactInfo';

/** The latest contact record; with none saved yet, the shop's own details. */
export async function readContact(client: RestClient, signal: AbortSignal): Promise<ContactInfo> {
  const answer = await client
    .from('contact_info')
    .select('*', { count: 'exact' })
    .order('updated_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .abortSignal(signal);
  const [latest] = rowsOf(answer);
  return latest === undefined ? contactTable.samples : contactTable.parse(latest);
}

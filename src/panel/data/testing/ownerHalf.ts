import {
  createLocalOwner,
  createOwnerSession,
  type OwnerSessionOptions,
} from '@/panel/data/ownerSession';
import * as supabaseClient from '@/panel/data/write/supabaseClient';

type Given = Pick<OwnerSessionOptions, 'importClient' | 'keptPictures'>;

/** The panel's data, with the Supabase client at once: Node.js has no file of the shop to ask for. */
export function ownerHalf({ importClient = async () => supabaseClient, ...given }: Given = {}) {
  return {
    createLocalOwner,
    createOwnerSession: (options: OwnerSessionOptions) =>
      createOwnerSession({ ...options, ...given, importClient }),
  };
}

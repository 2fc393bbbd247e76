import type { Site } from '@/content/pageHead';
import type { Backend } from '@/data/supabase/restClient';
import type { ContactInfo } from '@/domain/contactInfo';

/** What the build knows of the shop (scripts/build/edge). Hosts tell a function nothing of the build's settings. */
export interface Facts extends Site {
  /** The text of index.html. */
  page: string;
  /** The headers with which hosts send it. */
  headers: Readonly<Record<string, string>>;
  backend: Backend;
  contact: ContactInfo;
  /** The picture of the shop that chats show. */
  picture: { file: string; width: number; height: number };
}

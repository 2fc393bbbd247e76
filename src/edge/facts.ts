import type { Site } from '@/content/pageHead';
import type { Backend } from '@/data/supabase/restClient';
import type { ContactInfo } from '@/domain/contactInfo';

/** What the build knows of the shop (scripts/build/edge). Hosts tell a function nothing of the build's settings. */
export interface Facts extends Site {
  /** index.html without the elements that writePage.ts writes. Head and text stand between its pieces. */
  page: readonly [start: string, middle: string, end: string];
  /** The headers with which hosts send it. */
  headers: Readonly<Record<string, string>>;
  backend: Backend;
  contact: ContactInfo;
  /** The shop's own description and picture. */
  summary: string;
  picture: { file: string; width: number; height: number };
}

import type { Fetch } from '@/data/supabase/restClient';
import type { AskedPause } from '@/panel/data/sync/ports';

/** A server that asks for a longer pause, in ms, is asked again after this. */
const LONGEST_PAUSE = 60 * 60 * 1000;

/** Notes how long servers ask to wait (Retry-After), as far as the browser may read it. */
export function noteAskedPauses(fetch: Fetch): { fetch: Fetch; askedPause: AskedPause } {
  const until = { rows: 0, pictures: 0 };
  return {
    async fetch(input, init) {
      const response = await fetch(input, init);
      const pause = response.ok ? undefined : pauseIn(response.headers.get('retry-after'));
      if (pause !== undefined) {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        until[pathname.includes('/storage/v1/') ? 'pictures' : 'rows'] = Date.now() + pause;
      }
      return response;
    },
    askedPause: (of) => Math.max(0, until[of] - Date.now()),
  };
}

function pauseIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  const pause = /^\s*\d+\s*$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return pause > 0 ? Math.min(pause, LONGEST_PAUSE) : undefined;
}

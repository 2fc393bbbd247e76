declare global {
  interface Window {
    /** Where the browser has Trusted Types, the policy of the page demands them. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string };
    };
  }
}

/** Browsers have no service workers without https, and in some private windows; elsewhere they may refuse one. */
async function register(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    const policy = window.trustedTypes?.createPolicy('service-worker', {
      createScriptURL: (url) => url,
    });
    await serviceWorker.register(policy?.createScriptURL('sw.js') ?? 'sw.js');
    if (serviceWorker.controller) return;
    const { active } = await serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take none
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch {}
}

/** The worker comes late: on a slow line its downloads would delay the files of the page and of the welcome modal. */
const REGISTER_DELAY_MS = 3000;

// An inline script of the page.
addEventListener('load', () => setTimeout(() => void register(), REGISTER_DELAY_MS));

import { renewPage } from './renewPage';

/** The milliseconds until the shop's phone takes the spinner's place. On a slow network the shop still opens later. */
const START_LIMIT_MS = 15_000;

/** React removes an unusable page after it has reported the error. */
const REACT_REMOVES_MS = 500;

/**
 * Shows phone and chat where the app does not start, or has ended in an error that no boundary has caught (D18):
 * a browser that is too old, a file that does not arrive. Where the app's script is missing, the page loads itself again
 * first (D37).
 */
export function startWatchdog(): void {
  window.addEventListener(
    'error',
    ({ target, error }) => {
      // Broken pictures report errors too.
      const isScript = target instanceof HTMLScriptElement || error instanceof SyntaxError;
      if (isScript && !hasStarted()) void renewPage().then(showContact);
      else if (target === window) setTimeout(showContact, REACT_REMOVES_MS);
    },
    true,
  );
  setTimeout(showContact, START_LIMIT_MS);
}

/** React's own loading screen does not have this class. */
function hasStarted(): boolean {
  return document.querySelector('#root > :not(.loading)') !== null;
}

function showContact(): void {
  const root = document.querySelector('#root');
  const fallback = document.querySelector('#not-started');
  if (root === null || !(fallback instanceof HTMLTemplateElement) || hasStarted()) return;
  root.textContent = '';
  root.appendChild(document.importNode(fallback.content, true));
}

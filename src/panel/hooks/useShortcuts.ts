import { useEffect, useEffectEvent } from 'react';

/** Elements that name their key in `aria-keyshortcuts`. */
const KEYS = new Set(['/', 'n']);

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const FIELDS = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';

/** The panel's keys on a computer. None works in a field, with a modifier key, or while a dialog or menu is open. */
export function useShortcuts(onHelp: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(target instanceof HTMLElement) || target.matches(FIELDS)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
    const step = STEPS[key];
    if (key === '?') onHelp();
    else if (step !== undefined) focusRow(step, event);
    else if (KEYS.has(key)) pressElementOf(key, event);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function pressElementOf(key: string, event: KeyboardEvent) {
  const element = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (element === null) return;
  event.preventDefault();
  if (element.matches(FIELDS)) element.focus();
  else element.click();
}

/** Moves the focus to the edit button of the next or previous row, at first to that of the first row in the window. */
function focusRow(step: number, event: KeyboardEvent) {
  const buttons = [...document.querySelectorAll<HTMLElement>('li .edit')];
  const row = document.activeElement?.closest('li');
  const current = buttons.findIndex((button) => row?.contains(button));
  const next =
    current === -1
      ? buttons.find((button) => button.getBoundingClientRect().top >= 0)
      : buttons[current + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

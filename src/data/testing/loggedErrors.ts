import { beforeEach, vi } from 'vitest';

/** Keeps the errors that tests provoke out of the report. Each test begins with none. */
export function loggedErrors() {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => void logged.mockClear());
  return logged;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PACKAGES = 'firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-gtk-3.0 gir1.2-webkit2-4.1';

/** Throws one sentence if the browsers are not installed. */
export function expectBrowsers(): void {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const missing = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].filter(
    (program) => !folders.some((folder) => existsSync(join(folder, program))),
  );
  const window =
    "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  const { status } = spawnSync('/usr/bin/python3', ['-c', window]);
  if (status !== 0) missing.push('WebKitGTK for Python');
  if (missing.length === 0) return;
  throw new Error(
    `Not installed: ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ${PACKAGES}`,
  );
}

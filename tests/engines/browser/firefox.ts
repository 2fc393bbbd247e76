import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, type BrowserOptions, commandsOf, type SiteData } from './Browser.ts';
import { COMMANDS, type Send } from './commands.ts';
import { connectMarionette, type Marionette } from './marionette.ts';
import { startProgram } from './process.ts';

const BLOCKED: Record<SiteData, Record<string, unknown>> = {
  allowed: {},
  blocked: { 'network.cookie.cookieBehavior': 2 },
};

/** The narrowest window of Firefox has 450 px: a narrower page is made like in its view for phones. */
const SET_SIZE = `
  const { style } = gBrowser.selectedBrowser;
  style.width = style.minWidth = arguments[0] + 'px';
  style.height = style.minHeight = arguments[1] + 'px';`;

/** Firefox itself complains so when it cannot fetch its settings from Mozilla. */
const OWN_ERROR = 'RSLoader';

const READ_ERRORS = `return Services.console.getMessageArray()
  .filter((message) => message instanceof Ci.nsIScriptError)
  .filter(({ flags, sourceName }) => sourceName.startsWith('http') && !(flags & Ci.nsIScriptError.warningFlag))
  .map(({ category, errorMessage }) => category + ': ' + errorMessage)`;

export async function startFirefox(options: BrowserOptions): Promise<Browser> {
  const { size, siteData, folder } = options;
  writePreferences(folder, {
    // Firefox chooses a free port and names it in its log.
    'marionette.port': 0,
    'intl.accept_languages': 'tr-TR,tr',
    'ui.useOverlayScrollbars': 1,
    'devtools.console.stdout.content': true,
    'browser.download.folderList': 2,
    'browser.download.dir': join(folder, 'downloads'),
    // Nothing is to be fetched but the shop.
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
    ...BLOCKED[siteData],
  });
  const { program, ready } = await startProgram(
    {
      command: 'firefox-esr',
      args: ['--headless', '--marionette', '-remote-allow-system-access', '--profile', folder],
      folder,
    },
    (log) => /Marionette\s+INFO\s+Listening on port (\d+)/.exec(log)?.[1],
  );
  const marionette = await connectMarionette(Number(ready));
  const { capabilities } = (await marionette.call('WebDriver:NewSession', {
    unhandledPromptBehavior: 'ignore',
  })) as { capabilities: { browserVersion: string } };
  const send: Send = async (command, parameters) =>
    valueOf(await marionette.call(COMMANDS[command][2], parameters));
  await inBrowser(marionette, SET_SIZE, size.width, size.height);

  return {
    ...commandsOf(send),
    version: `Firefox ${capabilities.browserVersion}`,
    problems: async () => [
      ...((await inBrowser(marionette, READ_ERRORS)) as string[]),
      ...program
        .log()
        .split('\n')
        .filter((line) => line.startsWith('console.error') && !line.includes(OWN_ERROR)),
    ],
    close: async () => {
      marionette.close();
      await program.stop();
    },
  };
}

function writePreferences(folder: string, preferences: Record<string, unknown>): void {
  const lines = Object.entries(preferences).map(
    (preference) => `user_pref(${preference.map((part) => JSON.stringify(part)).join()});\n`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join(''));
}

/** Runs a script in the window around the page. */
async function inBrowser(marionette: Marionette, script: string, ...args: readonly unknown[]) {
  await marionette.call('Marionette:SetContext', { value: 'chrome' });
  const answer = await marionette.call('WebDriver:ExecuteScript', { script, args });
  await marionette.call('Marionette:SetContext', { value: 'content' });
  return valueOf(answer);
}

function valueOf(answer: unknown): unknown {
  const isWrapped = typeof answer === 'object' && answer !== null && 'value' in answer;
  return isWrapped ? answer.value : answer;
}

import type { Send } from './commands.ts';

interface Size {
  width: number;
  height: number;
}

/** `blocked`: as by the setting of browsers that forbids all cookies. */
export type SiteData = 'allowed' | 'blocked';

export interface BrowserOptions {
  size: Size;
  siteData: SiteData;
  /** An empty folder for the profile, the downloads and the log. */
  folder: string;
}

/** A reference to an element, as WebDriver writes it. */
export type ElementReference = Record<string, string>;

/** One window of a browser that was started for a test. */
export interface Browser {
  version: string;
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs the body of a function in the page and returns its JSON value, or references to elements. */
  run: <Value>(body: string, ...args: readonly unknown[]) => Promise<Value>;
  click: (element: ElementReference) => Promise<void>;
  /** Types over the selection; for a file input, `text` is the path of the file. */
  type: (element: ElementReference, text: string) => Promise<void>;
  press: (key: keyof typeof KEYS) => Promise<void>;
  /** A picture of the window as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Errors that the page has written to the console. */
  problems: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' };

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** What both engines do in the same way. */
export function commandsOf(send: Send): Omit<Browser, 'version' | 'problems' | 'close'> {
  const sendTo = async (
    command: 'click' | 'sendKeys',
    element: ElementReference,
    parameters = {},
  ) => void (await send(command, { id: element[ELEMENT], ...parameters }));

  return {
    open: async (url) => void (await send('navigate', { url })),
    back: async () => void (await send('back')),
    run: async <Value>(script: string, ...args: readonly unknown[]) =>
      (await send('executeScript', { script, args })) as Value,
    click: async (element) => sendTo('click', element),
    type: async (element, text) => sendTo('sendKeys', element, { text }),
    press: async (key) => {
      const strokes = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      await send('performActions', { actions: [{ type: 'key', id: 'keys', actions: strokes }] });
    },
    screenshot: async () => Buffer.from(String(await send('screenshot')), 'base64'),
  };
}

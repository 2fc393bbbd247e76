/** Commands of the WebDriver standard: HTTP method and path, and the name of the same command in Firefox's Marionette. */
export const COMMANDS = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  back: ['POST', '/back', 'WebDriver:Back'],
  setWindowRect: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  executeScript: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  click: ['POST', '/element/:id/click', 'WebDriver:ElementClick'],
  sendKeys: ['POST', '/element/:id/value', 'WebDriver:ElementSendKeys'],
  performActions: ['POST', '/actions', 'WebDriver:PerformActions'],
  screenshot: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
} as const;

type Command = keyof typeof COMMANDS;

/** Rejects with the browser's message if the command fails. */
export type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;

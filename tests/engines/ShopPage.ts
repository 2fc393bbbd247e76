import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect } from '@playwright/test';

import type { Browser, ElementReference } from './browser/Browser.ts';

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Loads the library each time in a browser that starts each script with new globals. */
const WITH_LIBRARY = `if (typeof TestingLibraryDom === 'undefined') { ${LIBRARY} }
  const { queryAllByRole, queryAllByLabelText } = TestingLibraryDom;`;

/** Ends when the page has heard of it: events of scrolling come with the next frame. */
const WAIT_FOR_FRAME =
  'return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));';

/** The shop in a browser. Elements are found by role and accessible name, or by label. */
export class ShopPage {
  readonly browser: Browser;
  readonly address: string;

  constructor(browser: Browser, address: string) {
    this.browser = browser;
    this.address = address;
  }

  /** Opens the shop, waits for the welcome modal and closes it. */
  async open(): Promise<void> {
    await this.browser.open(this.address);
    await this.press('button', 'Kapat');
    await this.expectCount('dialog', 0);
  }

  /** Waits twice as long as the greeting does for somebody who does nothing. */
  async waitForGreeting(): Promise<void> {
    await this.browser.run('return new Promise((resolve) => setTimeout(resolve, 4000))');
  }

  async all(role: string, name?: string): Promise<ElementReference[]> {
    return this.browser.run(
      `${WITH_LIBRARY}
      const [role, name] = arguments;
      return queryAllByRole(document.body, role, name === null ? {} : { name });`,
      role,
      name ?? null,
    );
  }

  async expectCount(role: string, count: number, name?: string): Promise<void> {
    // Elements may disappear while the browser hands them over.
    await expect(async () => {
      expect(await this.all(role, name), `${role} ${name ?? ''}`).toHaveLength(count);
    }).toPass();
  }

  async expectShown(role: string, name: string): Promise<void> {
    await this.expectCount(role, 1, name);
  }

  /** Clicks the first one as soon as it can be clicked. */
  async press(role: string, name: string): Promise<void> {
    await expect(async () => {
      const [element] = await this.all(role, name);
      if (element === undefined) throw new Error(`There is no ${role} “${name}”`);
      await this.browser.run(
        `arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }); ${WAIT_FOR_FRAME}`,
        element,
      );
      await this.browser.click(element);
    }).toPass();
  }

  async scrollTo(top: number): Promise<void> {
    await this.browser.run(
      `scrollTo({ top: arguments[0], behavior: 'instant' }); ${WAIT_FOR_FRAME}`,
      top,
    );
  }

  async field(label: string): Promise<ElementReference> {
    let found: ElementReference | undefined;
    await expect(async () => {
      [found] = await this.browser.run<ElementReference[]>(
        `${WITH_LIBRARY} return queryAllByLabelText(document.body, arguments[0]);`,
        label,
      );
      expect(found, label).toBeDefined();
    }).toPass();
    return found ?? {};
  }

  /** Types over what the fields contain; in a select, chooses the option with that text. */
  async fillIn(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = await this.field(label);
      const option = await this.browser.run<ElementReference | null>(
        // A driver does not scroll to what is in the window, though the form's buttons may lie on it.
        `const [field, text] = arguments;
        field.scrollIntoView({ block: 'center', behavior: 'instant' });
        return [...(field.options ?? [])].find((option) => option.text === text) ?? null`,
        field,
        value,
      );
      if (option !== null) await this.browser.click(option);
      else {
        await this.browser.run('arguments[0].focus(); arguments[0].select()', field);
        await this.browser.type(field, value);
      }
    }
  }

  /** The first element that matches a CSS selector has this text. */
  async expectText(selector: string, text: string): Promise<void> {
    const read = `return document.querySelector(arguments[0])?.textContent ?? ''`;
    await expect.poll(async () => this.browser.run<string>(read, selector)).toContain(text);
  }
}

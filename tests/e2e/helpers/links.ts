import { expect, type Page } from '@playwright/test';

/** Every link of the page that has an address, visible or not. */
export async function linksOf(page: Page) {
  return page.locator('a[href]').evaluateAll((links) =>
    links.map((link) => ({
      name: link.ariaLabel ?? link.textContent,
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target') ?? '',
      rel: link.getAttribute('rel') ?? '',
    })),
  );
}

/** The message that a chat link types in. */
export function messageOf(href: string | null): string {
  return new URL(href ?? '').searchParams.get('text') ?? '';
}

const ADDRESSES = {
  chat: /^https:\/\/wa\.me\/905320000000\?text=[^\s&#]+$/,
  call: /^tel:\+905320000000$/,
  mail: /^mailto:bilgi@ornekoto\.example$/,
};

/** Every link is a chat, a call or an e-mail with a matching name, and chats open in a new tab. */
export async function expectContactLinks(page: Page, least: { chats: number; calls: number }) {
  const links = (await linksOf(page)).filter(({ name }) => name !== 'İçeriğe atla');
  const chats = links.filter(({ href }) => ADDRESSES.chat.test(href));
  const calls = links.filter(({ href }) => ADDRESSES.call.test(href));
  const mails = links.filter(({ href }) => ADDRESSES.mail.test(href));
  expect(links.filter((link) => ![...chats, ...calls, ...mails].includes(link))).toEqual([]);
  expect(chats.length).toBeGreaterThanOrEqual(least.chats);
  expect(calls.length).toBeGreaterThanOrEqual(least.calls);
  expect(mails).toHaveLength(1);
  for (const { name, target, rel } of chats) {
    expect(name).toContain('WhatsApp');
    expect({ target, rel }).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
  }
  for (const { name } of calls) expect(name).toContain('Ara');
}

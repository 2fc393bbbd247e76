import type { Facts } from '../../../src/edge/writePage.ts';

const ATTRIBUTES = String.raw`(?:[^">]|"[^"]*")*`;
const WRITTEN = 'name="description"|property="og:(?:type|title|description|url|image[^"]*)"';
const WRITTEN_ELEMENTS = new RegExp(
  String.raw`\s*<(?:title>.*?</title>|meta (?:${WRITTEN})${ATTRIBUTES}>)`,
  'gs',
);

/** Head and text stand behind the elements that must begin a page, and behind #root with its loading screen. */
const PLACES = /(?<=<meta name="viewport"[^>]*>)|(?=<template id="not-started">)/;

/** index.html without what the function writes, in pieces between which it writes. */
export function pagePieces(html: string): Facts['page'] {
  const [start, middle, end, ...others] = html.replaceAll(WRITTEN_ELEMENTS, '').split(PLACES);
  if (start === undefined || middle === undefined || end === undefined || others.length > 0) {
    throw new TypeError('index.html has no place for the head and text of a part');
  }
  return [start, middle, end];
}

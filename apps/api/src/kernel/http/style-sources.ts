import { createHash } from 'node:crypto';

const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/gi;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/gi;

/** The source that lets one style element in, by what it says. */
export const styleHash = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

const hashesOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, css = '']) => styleHash(css))),
];

/**
 * The directives that let in exactly the inline styles of one HTML text that we wrote. Mail programs read style attributes,
 * so mails keep them; `unsafe-hashes` lets hashes speak for attributes. A text with references in its styles would be shown
 * without those.
 */
export function inlineStyleSources(html: string): string {
  const elements = hashesOf(html, STYLE_ELEMENT);
  const attributes = hashesOf(html, STYLE_ATTRIBUTE);
  return [
    `style-src-elem ${elements.length === 0 ? "'none'" : elements.join(' ')}`,
    `style-src-attr ${attributes.length === 0 ? "'none'" : ["'unsafe-hashes'", ...attributes].join(' ')}`,
  ].join('; ');
}

/** XML as text. Nested elements take children that are XML already; texts and attributes are escaped here. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 has no way to say: control characters, halves of surrogate pairs, two non-characters. */
const UNSAYABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export const escaped = (text: string): string =>
  text.replace(UNSAYABLE, '\ufffd').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

type Attributes = Readonly<Record<string, string | number>>;

/** An element; children that are null are left out. */
export function element(name: string, attributes: Attributes, ...children: readonly (string | null)[]): string {
  let start = name;
  for (const [key, value] of Object.entries(attributes)) start += ` ${key}="${escaped(String(value))}"`;
  const content = children.join('');
  return content === '' ? `<${start}/>` : `<${start}>${content}</${name}>`;
}

/** An element that says one value, as most properties of a word processor's file do. */
export const property = (name: string, value: string | number): string =>
  `<${name} w:val="${escaped(String(value))}"/>`;

export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;

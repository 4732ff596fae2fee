const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** What a reader of HTML replaces or refuses: control characters and halves of surrogate pairs. */
const UNSAYABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(UNSAYABLE, '\ufffd')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** An element; its children are HTML already. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly string[]
): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${said.join('')}>${children.join('')}</${name}>`;
}

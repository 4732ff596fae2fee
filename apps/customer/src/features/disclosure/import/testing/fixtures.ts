/** Files of several dialects, made after the formats' specifications; their bytes come as the test asks for them. */
const files = import.meta.glob<string>('./dialects/*.{ofx,qfx,csv}', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});

export function bytesOf(name: string): Uint8Array {
  const address = files[`./dialects/${name}`] ?? '';
  const [, base64] = address.split(';base64,');
  if (base64 === undefined) throw new Error(`There is no fixture ${name}: ${address.slice(0, 80)}`);
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

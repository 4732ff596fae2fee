import { storableFileName } from '../uploads/file-name';

/**
 * `Content-Disposition` with a name in any script: `filename*` as RFC 5987 has it, and an ASCII `filename` for those
 * who read only that. Neither holds a path, in whatever form its slashes came: names of people go into names of files.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = storableFileName(name);
  const ascii = plain
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    // Some browsers read a percent sign as an escape here, and `%2f` as a slash.
    .replace(/%/g, '_');
  // encodeURIComponent leaves !'()* as they are; RFC 5987 allows only the exclamation mark of them.
  const encoded = encodeURIComponent(plain).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

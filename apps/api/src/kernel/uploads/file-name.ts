import { ENDINGS, type UploadKind } from './kinds';

/** Bytes that a name takes on most disks are at most 255; no character takes more than four. */
const MAX_BYTES = 200;
const NAMELESS = 'file';

/** Controls, invisible characters and marks that turn the reading direction. The two joiners that scripts need stay. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Surrogate}]|(?![\u200c\u200d])\p{Cf}/gu;
/** What some system reads as more than a letter of a name. */
const MEANINGFUL = /[\\/:*?"<>|]/;
/** Names of devices on Windows, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
const KNOWN_ENDINGS: ReadonlySet<string> = new Set(Object.values(ENDINGS).flat());

/**
 * A name that any system can store and show: the last part of a path, without what is unseen, reserved or read as a
 * command, in NFC, cut to a length, and with the ending of what the file really is. Cleaning a clean name changes nothing.
 */
export function cleanFileName(name: string, kind: UploadKind, maxLength: number): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  let stem = plainFileName(last);
  let ending = endingOf(stem);
  // A wrong ending of ours is corrected; anything else after a dot is a part of the name.
  while (ending !== null) {
    stem = trimmed(stem.slice(0, -ending.length - 1));
    if (ENDINGS[kind].includes(ending)) break;
    ending = endingOf(stem);
  }
  ending ??= ENDINGS[kind][0];
  if (stem === '') stem = NAMELESS;
  if (DEVICE.test(stem)) stem = `_${stem}`;
  return `${cut(stem, maxLength - ending.length - 1)}.${ending}`;
}

/**
 * A name in which nothing is unseen, reserved or a path, neither as it is nor once a program has folded its wide
 * forms; in NFC. What is not plain becomes a space.
 */
export const plainFileName = (name: string): string =>
  trimmed(
    name
      .replace(INVISIBLE, '')
      .replace(/\P{ASCII}|[^\w]/gu, harmless)
      .normalize('NFC'),
  );

/** Most disks take 255 bytes; a browser adds to a name while it saves, or where there is one like it. */
const MAX_BYTES_OF_DOWNLOAD = 235;

/** A plain name that a disk can store: one that is too long for it is cut before its ending. */
export function storableFileName(name: string): string {
  const plain = plainFileName(name);
  if (Buffer.byteLength(plain) <= MAX_BYTES_OF_DOWNLOAD) return plain;
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(plain)?.[0] ?? '';
  const stem = ending === '' ? plain : plain.slice(0, -ending.length);
  return `${cut(stem, stem.length, MAX_BYTES_OF_DOWNLOAD - ending.length)}${ending}`;
}

/** Compatibility forms too, since a program that folds them would make a slash of a wide slash. */
const harmless = (character: string): string =>
  MEANINGFUL.test(character.normalize('NFKD')) || character === '\u2215' || character === '\u29f8' ? ' ' : character;

/** Neither hidden (a leading dot) nor changed by a system that drops dots and spaces at the end. */
const trimmed = (text: string): string => text.replace(/\s+/gu, ' ').replace(/^[ .]+|[ .]+$/g, '');

function endingOf(text: string): string | null {
  const ending = /\.([A-Za-z0-9]+)$/.exec(text)?.[1]?.toLowerCase() ?? '';
  return KNOWN_ENDINGS.has(ending) ? ending : null;
}

/** The longest beginning of whole characters, with their accents, that fits. */
function cut(stem: string, maxLength: number, maxBytes = MAX_BYTES): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(stem)) {
    if (kept.length + segment.length > maxLength || Buffer.byteLength(kept + segment) > maxBytes) break;
    kept += segment;
  }
  return trimmed(kept) || NAMELESS;
}

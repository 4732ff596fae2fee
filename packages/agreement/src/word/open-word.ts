import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { ORIGIN_PROPERTIES, type Origin } from '../docx/origin';
import { readText, type WordText } from './text';
import { childOf, descendants, elementsOf, ownText, parsedXml, XmlError } from './xml';

/** A file of ours has 330 kB; pictures and fonts that others add make it larger. */
export const WORD_FILE_MAX_BYTES = 10_000_000;
/** Files in the archive; Word writes some 20. */
const ENTRIES_MAX = 2000;
/** Of what is read: packed, which bounds the work of unpacking, and unpacked. Our longest agreement has 4 MB of text. */
const PACKED_MAX_BYTES = 5_000_000;
const UNPACKED_MAX_BYTES = 60_000_000;

/**
 * `TOO_LARGE`: the file or what is packed in it. `OLD_WORD`: the format before 2007, or locked by a password. `MACROS`: it
 * brings programs. `DAMAGED`: it breaks off, or isn’t written as the format wants. `NO_ORIGIN`: it doesn’t say which version
 * it was made from.
 */
export type WordRefusal = 'TOO_LARGE' | 'NOT_WORD' | 'OLD_WORD' | 'MACROS' | 'DAMAGED' | 'NO_ORIGIN';

export type OpenedWord =
  | { readonly kind: 'REFUSED'; readonly why: WordRefusal }
  | { readonly kind: 'OPEN'; readonly origin: Origin; readonly text: WordText };

class Refused extends Error {
  readonly why: WordRefusal;
  constructor(why: WordRefusal) {
    super(why);
    this.why = why;
  }
}

const TYPES = '[Content_Types].xml';
const PROPERTIES = 'docProps/custom.xml';
/** Word for the web numbers it: `document2.xml`. */
const MAIN = /^word\/document\d*\.xml$/;
const FURTHER = ['word/comments.xml', 'word/footnotes.xml', 'word/endnotes.xml'];
const READ = new Set([TYPES, PROPERTIES, ...FURTHER]);

const beginsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** The parts of the archive that are read: nothing else is unpacked, and no relation to anything outside is followed. */
function partsOf(bytes: Uint8Array): ReadonlyMap<string, string> {
  let [entries, packed, unpacked] = [0, 0, 0];
  const filter = ({ name, size, originalSize }: UnzipFileInfo) => {
    entries += 1;
    if (entries > ENTRIES_MAX) throw new Refused('TOO_LARGE');
    if (name.endsWith('vbaProject.bin')) throw new Refused('MACROS');
    if (!READ.has(name) && !MAIN.test(name)) return false;
    packed += size;
    unpacked += originalSize;
    // What unpacks to more than it says is cut at what it says.
    if (packed > PACKED_MAX_BYTES || unpacked > UNPACKED_MAX_BYTES) throw new Refused('TOO_LARGE');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })).map(([name, part]) => [name, strFromU8(part)]));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('DAMAGED');
  }
}

function originOf(properties: string | undefined): Origin {
  if (properties === undefined) throw new Refused('NO_ORIGIN');
  const values = new Map(
    elementsOf(parsedXml(properties)).map((one) => [one.attributes.name, ownText(childOf(one, 'vt:lpwstr'))]),
  );
  const documentId = values.get(ORIGIN_PROPERTIES.documentId);
  const commitAt = values.get(ORIGIN_PROPERTIES.commitAt);
  if (!documentId || !commitAt) throw new Refused('NO_ORIGIN');
  return { documentId, commitAt };
}

function opened(bytes: Uint8Array): OpenedWord {
  if (bytes.length > WORD_FILE_MAX_BYTES) throw new Refused('TOO_LARGE');
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Refused('OLD_WORD');
  if (!beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) throw new Refused('NOT_WORD');
  const parts = partsOf(bytes);
  const main = [...parts.keys()].find((name) => MAIN.test(name));
  if (main === undefined) throw new Refused('NOT_WORD');
  for (const { attributes } of descendants(parsedXml(parts.get(TYPES) ?? '')))
    if (/macroenabled/i.test(attributes.ContentType ?? '')) throw new Refused('MACROS');
  const origin = originOf(parts.get(PROPERTIES));
  const further = FURTHER.flatMap((name) => parts.get(name) ?? []).map(parsedXml);
  const text = readText(parsedXml(parts.get(main) ?? ''), further);
  return { kind: 'OPEN', origin, text };
}

/** What a DOCX says, and which version it was made from. Nothing outside of the file is asked for. */
export function openWord(bytes: Uint8Array): OpenedWord {
  try {
    return opened(bytes);
  } catch (error) {
    if (error instanceof Refused) return { kind: 'REFUSED', why: error.why };
    if (error instanceof XmlError) return { kind: 'REFUSED', why: 'DAMAGED' };
    throw error;
  }
}

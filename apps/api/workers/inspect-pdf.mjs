// Looks into one PDF, in a thread of its own: what it takes of time and memory ends with the thread, and so do the tables
// of names that the library never empties. See src/kernel/uploads/inspect-pdf.ts.
//
// Readers disagree on where a PDF's objects are, so every place that any of them could read an object from is looked at:
// behind each `obj` and `trailer`, older versions and unreferenced ones included, and in each stream of packed objects.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';

// In one file: its hundred and seventy take four times as long to load, and each thread loads them again. And required,
// since what is imported is read twice, the first time for its names alone.
const pdfLib = createRequire(import.meta.url)('pdf-lib/dist/pdf-lib.min.js');
const { PDFArray, PDFContext, PDFDict, PDFName, PDFNull, PDFNumber, PDFObjectParser, PDFRawStream, PDFRef } = pdfLib;

/** Names that nothing harmless has: what runs, what reaches out, what carries files, what shows other media. */
const ACTIVE_NAMES = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'SubmitForm',
  'ImportData',
  'RichMedia',
  'RichMediaExecute',
  'Rendition',
  'Movie',
  'Sound',
]);
/** Shorter ones come about by chance in packed bytes; these count only as keys of a dictionary. */
const ACTIVE_KEYS = new Set(['JS', 'AA', 'XFA', '3DD']);

const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024;

class Unreadable extends Error {}
class Refused extends Error {}

const context = PDFContext.create();
/** Dictionaries that name an action, by the number of the object that they are. */
const actions = new Map();
/** What the document does as it opens. */
const openings = [];
let unpacked = 0;
let objects = 0;

const plain = (name) => name.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
const nameOf = (name) => plain(name.asString().slice(1));

/** Every name of a text, also one that a dictionary holds twice, of which the library tells the last alone. */
function judgeNames(text) {
  for (const [, written] of text.matchAll(NAME)) {
    const name = plain(written);
    if (name === 'Encrypt') throw new Refused('ENCRYPTED');
    if (ACTIVE_NAMES.has(name)) throw new Refused('ACTIVE');
  }
}

function judge(value, number) {
  if (value instanceof PDFArray) {
    for (let index = 0; index < value.size(); index += 1) judge(value.get(index), null);
  } else if (value instanceof PDFRawStream) {
    judge(value.dict, number);
    // A stream whose content is a file elsewhere.
    if (value.dict.has(PDFName.of('F')) || value.dict.has(PDFName.of('FFilter'))) throw new Refused('ACTIVE');
    if (value.dict.has(PDFName.of('First')) && value.dict.has(PDFName.of('N'))) judgePacked(value);
  } else if (value instanceof PDFDict) {
    for (const [key, member] of value.entries()) {
      const name = nameOf(key);
      if (ACTIVE_KEYS.has(name) && member !== PDFNull) throw new Refused('ACTIVE');
      if (name === 'OpenAction') openings.push(member);
      judge(member, null);
    }
    if (number !== null && value.has(PDFName.of('S'))) actions.set(number, [...(actions.get(number) ?? []), value]);
  }
}

/** Opening a document may lead to one of its pages and no further: an address would tell who reads, and when. */
function judgeOpenings() {
  const judgeOpening = (value) => {
    const found = value instanceof PDFRef ? (actions.get(value.objectNumber) ?? []) : [value];
    for (const action of found) {
      if (!(action instanceof PDFDict)) continue;
      const kind = action.get(PDFName.of('S'));
      const isHarmless = kind instanceof PDFName && ['GoTo', 'Named'].includes(nameOf(kind));
      if (!isHarmless && kind !== undefined) throw new Refused('ACTIVE');
      if (action.has(PDFName.of('Next'))) throw new Refused('ACTIVE');
    }
  };
  for (const value of openings) judgeOpening(value);
}

/** The objects in a stream of packed objects. */
function judgePacked(stream) {
  const filter = stream.dict.get(PDFName.of('Filter'));
  const [name] = filter instanceof PDFArray && filter.size() === 1 ? filter.asArray() : [filter];
  // Packed objects are deflated, by whatever program; another way of packing them is meant for nobody to look into.
  if (!(name instanceof PDFName) || nameOf(name) !== 'FlateDecode') throw new Unreadable('filter');
  if (stream.dict.has(PDFName.of('DecodeParms'))) throw new Unreadable('predictor');
  const bytes = inflateSync(stream.contents, { maxOutputLength: UNPACKED_MAX_BYTES - unpacked });
  unpacked += bytes.byteLength;
  const first = stream.dict.get(PDFName.of('First'));
  const count = stream.dict.get(PDFName.of('N'));
  if (!(first instanceof PDFNumber) || !(count instanceof PDFNumber)) throw new Unreadable('packed objects');
  const text = bytes.toString('latin1');
  judgeNames(text);
  const head = text.slice(0, first.asNumber()).trim();
  const numbers = head === '' ? [] : head.split(/[\0\s]+/).map(Number);
  if (numbers.length < 2 * count.asNumber() || numbers.some((value) => !Number.isInteger(value) || value < 0)) {
    throw new Unreadable('packed objects');
  }
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    judge(parse(bytes.subarray(first.asNumber() + numbers[index + 1])), numbers[index]);
  }
}

function parse(bytes) {
  objects += 1;
  return PDFObjectParser.forBytes(bytes, context).parseObject();
}

const NUMBERED = /(\d{1,10})[\0\s]+\d{1,10}[\0\s]*$/;
const LOOK_BACK = 200;

function inspect(bytes) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  // What a reader takes for a PDF ends here; what stands behind is for another reader.
  const end = text.lastIndexOf('%%EOF');
  if (end === -1) throw new Unreadable('no end');
  if (/[^\0\s]/.test(text.slice(end + 5))) throw new Refused('MIXED');
  judgeNames(text);
  for (const { index } of text.matchAll(/(?<!end)obj/g)) {
    const before = text.slice(Math.max(0, index - LOOK_BACK), index).replace(/%[^\r\n]*[\r\n]/g, ' ');
    const number = NUMBERED.exec(before)?.[1];
    let value;
    try {
      value = parse(bytes.subarray(index + 3));
    } catch (cause) {
      // Three letters come about by chance, an object's number before them does not.
      if (number === undefined) continue;
      throw cause;
    }
    judge(value, number === undefined ? null : Number(number));
  }
  for (const { index } of text.matchAll(/trailer/g)) {
    if (/^[\0\s]*<</.test(text.slice(index + 7, index + 7 + LOOK_BACK))) judge(parse(bytes.subarray(index + 7)), null);
  }
  judgeOpenings();
  if (objects === 0 || (!/\/Pages\b/.test(text) && unpacked === 0)) throw new Unreadable('no pages');
}

function verdict() {
  try {
    inspect(workerData);
    return 'FINE';
  } catch (error) {
    return error instanceof Refused ? error.message : 'UNREADABLE';
  }
}

parentPort?.postMessage(verdict());

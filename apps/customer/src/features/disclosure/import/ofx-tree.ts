import { SaxesParser } from 'saxes';
import { ImportFailure } from './found';

export interface OfxElement {
  readonly name: string;
  /** The value of an element that holds no others. */
  text: string;
  readonly children: OfxElement[];
}

/** OFX nests about a dozen deep. */
const DEPTH_MAX = 64;
/** Transactions and names of securities are passed over while reading: they are never held anywhere. */
const PASSED_OVER = new Set(['BANKTRANLIST', 'BANKTRANLISTP', 'INVTRANLIST', 'INVOOLIST', 'LOANTRANLIST', 'SECLIST']);

/** Builds the tree from tags and texts as they come. */
class Builder {
  readonly root: OfxElement = { name: '', text: '', children: [] };
  private readonly open: OfxElement[] = [this.root];
  private passedOver = 0;

  get current(): OfxElement {
    return this.open.at(-1) ?? this.root;
  }

  opened(name: string): void {
    if (this.open.length > DEPTH_MAX) throw new ImportFailure('BROKEN_OFX');
    const element: OfxElement = { name: name.toUpperCase(), text: '', children: [] };
    if (this.passedOver === 0) this.current.children.push(element);
    this.open.push(element);
    if (PASSED_OVER.has(element.name)) this.passedOver += 1;
  }

  text(text: string): void {
    if (this.passedOver === 0) this.current.text += text;
  }

  close(): void {
    const closed = this.open.length > 1 ? this.open.pop() : undefined;
    if (closed !== undefined && PASSED_OVER.has(closed.name)) this.passedOver -= 1;
  }

  /** Closes the innermost element of that name and all within; a tag that closes nothing is passed over. */
  closed(name: string): void {
    const at = this.open.findLastIndex((element) => element.name === name.toUpperCase());
    while (at > 0 && this.open.length > at) this.close();
  }

  /** Whether anything of this name is still open. */
  isOpen(name: string): boolean {
    return this.open.some((element) => element.name === name);
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (all, name: string) => ENTITIES[name] ?? all);

const TAG = /<(\/?)([A-Za-z][A-Za-z0-9._-]{0,40})\s*\/?>/y;

/**
 * OFX 1 is SGML: values have no closing tag, aggregates have one. So what is never closed anywhere in the file is a value,
 * and ends where the next tag begins; a `<` that begins no tag is text.
 */
function readSgml(text: string, builder: Builder): void {
  const closed = new Set(
    [...text.matchAll(/<\/([A-Za-z][A-Za-z0-9._-]{0,40})/g)].map(([, name]) => name?.toUpperCase()),
  );
  if (!closed.has('OFX')) throw new ImportFailure('BROKEN_OFX');
  let from = 0;
  let at = text.indexOf('<');
  while (at >= 0) {
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    if (tag === null) {
      at = text.indexOf('<', at + 1);
      continue;
    }
    builder.text(plain(text.slice(from, at)));
    const [all, slash, name = ''] = tag;
    const { current } = builder;
    const isValue = current !== builder.root && (current.text.trim() !== '' || !closed.has(current.name));
    if (slash === '/') {
      builder.closed(name);
    } else {
      if (isValue) builder.close();
      builder.opened(name);
    }
    from = at + all.length;
    at = text.indexOf('<', from);
  }
}

/** OFX 2 is XML. Entities of a document type are refused with it: OFX has none. */
function readXml(text: string, builder: Builder): void {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new ImportFailure('BROKEN_OFX');
  });
  parser.on('opentag', ({ name }) => builder.opened(name));
  parser.on('text', (part) => builder.text(part));
  parser.on('cdata', (part) => builder.text(part));
  parser.on('closetag', () => builder.close());
  try {
    parser.write(text.trim()).close();
  } catch {
    throw new ImportFailure('BROKEN_OFX');
  }
}

/**
 * The tree of an OFX file of either kind, without its transactions.
 * @throws ImportFailure where it is damaged or cut off.
 */
export function ofxTree(text: string): OfxElement {
  const builder = new Builder();
  const start = text.search(/<OFX>/i);
  if (/^\s*<\?/.test(text)) readXml(text, builder);
  else readSgml(start < 0 ? '' : text.slice(start), builder);
  if (start < 0 || builder.isOpen('OFX')) throw new ImportFailure('BROKEN_OFX');
  return builder.root;
}

/** All elements of a name below one, in the file's order. */
export function elementsOf(element: OfxElement, name: string): OfxElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);
}

/** The value of the first element of a name; null when there is none, or when it is empty. */
export function valueOf(element: OfxElement, name: string): string | null {
  const value = elementsOf(element, name)[0]?.text.trim() ?? '';
  return value === '' ? null : value;
}

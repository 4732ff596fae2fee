import { SaxesParser } from 'saxes';

/** The XML of a word processor's file as a tree. Names are read with the prefixes that every word processor writes. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** A file that is broken, or made to break who reads it. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

/** Tables within tables go no deeper in anything that a person wrote. */
const DEEPEST = 200;

/**
 * @throws XmlError when it is not well formed, brings a document type (which could define entities), or is nested too deep
 * to be walked.
 */
export function parsedXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const refuse = (why: string): never => {
    throw new XmlError(why);
  };
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => refuse(message));
  parser.on('doctype', () => refuse('A document type'));
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > DEEPEST) refuse('Nested too deep');
    const element: XmlElement = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (value: string) => void open.at(-1)?.children.push(value);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  const [element] = elementsOf(root);
  return element ?? refuse('An empty file');
}

export const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');
export const childOf = (element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>(
    (found, name) => (found === undefined ? undefined : elementsOf(found).find((child) => child.name === name)),
    element,
  );
export function* descendants(element: XmlElement): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    yield child;
    yield* descendants(child);
  }
}
/** The text that stands in an element itself. */
export const ownText = (element: XmlElement | undefined): string =>
  (element?.children ?? []).filter((child) => typeof child === 'string').join('');

import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from 'pdf-lib';
import { printAnnotations, archiveFaults } from './archive-faults';

const name = (text: string) => PDFName.of(text);

/** A color profile that pages of ours bring along: sRGB, with three channels. */
function colorProfile(pdf: PDFDocument): PDFRef | null {
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const space = object instanceof PDFArray ? object : null;
    const [kind, profile] = space?.asArray() ?? [];
    if (kind !== name('ICCBased') || !(profile instanceof PDFRef)) continue;
    const stream = pdf.context.lookup(profile);
    if (stream instanceof PDFStream && stream.dict.lookup(name('N'), PDFNumber).asNumber() === 3) return profile;
  }
  return null;
}

/** Whether the file said of itself that it can be read aloud (PDF/UA-1). */
function claimsAccessibility(pdf: PDFDocument): boolean {
  const metadata = pdf.catalog.lookup(name('Metadata'));
  if (!(metadata instanceof PDFRawStream)) return false;
  return Buffer.from(decodePDFRawStream(metadata).decode()).includes('<pdfuaid:part>1<');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const UA_SCHEMA =
  '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">' +
  '<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>' +
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>' +
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>' +
  '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">' +
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>' +
  '<pdfaProperty:category>internal</pdfaProperty:category>' +
  '<pdfaProperty:description>Part of PDF/UA to which the document conforms</pdfaProperty:description>' +
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas><pdfuaid:part>1</pdfuaid:part>';

/** What the file says of itself. PDF/A knows no PDF/UA, so its one property is described where it is claimed. */
function metadataOf(facts: {
  readonly title: string;
  readonly language: string;
  readonly at: Date;
  readonly level: 'A' | 'B';
  readonly isAccessible: boolean;
}): string {
  const at = facts.at.toISOString().replace(/\.\d{3}Z$/, 'Z');
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"' +
    ' xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"' +
    ' xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"' +
    ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"' +
    ' xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(facts.title)}</rdf:li></rdf:Alt></dc:title>` +
    `<dc:language><rdf:Bag><rdf:li>${escaped(facts.language)}</rdf:li></rdf:Bag></dc:language>` +
    `<xmp:ModifyDate>${at}</xmp:ModifyDate><pdfaid:part>3</pdfaid:part>` +
    `<pdfaid:conformance>${facts.level}</pdfaid:conformance>${facts.isAccessible ? UA_SCHEMA : ''}` +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>'
  );
}

const textOf = (object: PDFObject | undefined): string | null =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : null;

/**
 * Says of a bound file that it is PDF/A-3, which archives ask for, where nothing in it speaks against it: level A where
 * all of it is tagged, else B. A file that came from elsewhere with something that PDF/A forbids stays as it is.
 * @returns what speaks against it; empty where it now is PDF/A-3.
 */
export function archive(pdf: PDFDocument, facts: { readonly title: string; readonly at: Date }): string[] {
  const { catalog, context } = pdf;
  printAnnotations(pdf);
  const profile = colorProfile(pdf);
  const faults = [...archiveFaults(pdf), ...(profile === null ? ['COLOR_PROFILE'] : [])];
  if (faults.length > 0 || profile === null) return faults;
  const language = textOf(catalog.lookup(name('Lang')));
  const isTagged =
    language !== null &&
    catalog.lookupMaybe(name('MarkInfo'), PDFDict)?.lookup(name('Marked'))?.toString() === 'true' &&
    pdf.getPages().every(({ node }) => node.has(name('StructParents')));
  // The seal's own place is on a page that may have had no marks before.
  if (isTagged) for (const { node } of pdf.getPages()) node.set(name('Tabs'), name('S'));
  const xmp = metadataOf({
    title: pdf.getTitle() ?? facts.title,
    language: language ?? 'en-US',
    at: facts.at,
    level: isTagged ? 'A' : 'B',
    isAccessible: isTagged && claimsAccessibility(pdf),
  });
  const metadata = context.stream(new TextEncoder().encode(xmp), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(name('Metadata'), context.register(metadata));
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFA1', DestOutputProfile: profile });
  intent.set(name('OutputConditionIdentifier'), PDFString.of('sRGB'));
  intent.set(name('Info'), PDFString.of('sRGB'));
  catalog.set(name('OutputIntents'), context.obj([context.register(intent)]));
  if (context.trailerInfo.ID === undefined) {
    const id = PDFHexString.of(Buffer.from(`${facts.title}${facts.at.toISOString()}`).toString('hex').slice(0, 32));
    context.trailerInfo.ID = context.obj([id, id]);
  }
  return [];
}

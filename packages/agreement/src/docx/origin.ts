import { element, escaped, xmlFile } from './xml';

/** Which version of which document a file was made from. Word and LibreOffice keep it when they save. */
export interface Origin {
  readonly documentId: string;
  readonly commitAt: string;
}

/** The names under which a word processor lists them, among a file's own properties. */
export const ORIGIN_PROPERTIES = { documentId: 'Troth document', commitAt: 'Troth version' } as const;

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
/** The format's own name for the properties that a file brings. */
const CUSTOM_PROPERTIES = '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}';
/** Numbers 0 and 1 are the format's. */
const FIRST_PROPERTY = 2;

export const originFile = (origin: Origin): string =>
  xmlFile(
    element(
      'Properties',
      { xmlns: `${OFFICE}/custom-properties`, 'xmlns:vt': `${OFFICE}/docPropsVTypes` },
      ...(['documentId', 'commitAt'] as const).map((key, at) =>
        element(
          'property',
          { fmtid: CUSTOM_PROPERTIES, pid: FIRST_PROPERTY + at, name: ORIGIN_PROPERTIES[key] },
          `<vt:lpwstr>${escaped(origin[key])}</vt:lpwstr>`,
        ),
      ),
    ),
  );

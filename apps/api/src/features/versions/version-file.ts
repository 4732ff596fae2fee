import { type Copy, type Origin, renderDocx, renderRedlineDocx } from '@troth/agreement/docx';
import { renderHtml, renderRedlineHtml } from '@troth/agreement/html';
import { companionOf, renderPdf, renderRedlinePdf } from '@troth/agreement/pdf';
import { redline } from '@troth/agreement/redline';
import type { AgreementTree } from '@troth/agreement/tree';
import type { Side } from '@troth/domain/people';
import { jurisdictions } from '@troth/content/jurisdictions';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { FALLBACK_TIME_ZONE } from '../../kernel/http/today';
import { text } from '../../kernel/texts';
import { asDownload } from '../../kernel/downloads/as-download';
import type { CommitWithTree } from '../../records/generation/commit.repository';
import { redlineReadBy } from './as-read-by';
import { fewAtOnce } from '../../kernel/http/few-at-once';

export const FILE_FORMATS = ['PDF', 'DOCX', 'HTML'] as const;
type FileFormat = (typeof FILE_FORMATS)[number];

const CONTENT_TYPES = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  HTML: 'text/html',
} as const satisfies Record<FileFormat, string>;

/** The name of a version's PDF, with the ending of another format, and a word on what is in it. */
function nameOf(pdfName: string, format: FileFormat, remark?: string): string {
  const name = pdfName.replace(/\.pdf$/i, '');
  return `${name}${remark === undefined ? '' : ` - ${remark}`}.${format.toLowerCase()}`;
}

const utf8 = (markup: string): Uint8Array => new TextEncoder().encode(markup);

/** The PDF that was committed, as it is stored. @throws Problem GONE */
export function committedFile(name: string, bytes: Uint8Array | null): Response {
  if (bytes === null) throw problem('GONE');
  return asDownload({ name, contentType: CONTENT_TYPES.PDF }, bytes);
}

/** A version in a format that is drawn when it is asked for. */
export async function versionFile(file: {
  readonly format: FileFormat;
  readonly name: string;
  readonly tree: AgreementTree;
  readonly copy: Copy;
  readonly origin: Origin;
}): Promise<Response> {
  const { format, tree, copy, origin } = file;
  const bytes = await fewAtOnce(async () => {
    switch (format) {
      case 'PDF':
        return renderPdf(tree, copy);
      case 'DOCX':
        return renderDocx(tree, copy, origin);
      case 'HTML':
        return utf8(renderHtml(tree, copy));
    }
  });
  // Told apart from the copy that is signed by its name too.
  const remark = format === 'PDF' ? text('version.draft') : undefined;
  return asDownload({ name: nameOf(file.name, format, remark), contentType: CONTENT_TYPES[format] }, bytes);
}

/** What each clause of a version means in plain language: a paper beside the agreement, drawn when it is asked for. */
export async function notesFile(file: {
  readonly format: FileFormat;
  readonly name: string;
  readonly tree: AgreementTree;
}): Promise<Response> {
  const { format } = file;
  const notes = companionOf(file.tree);
  const bytes = await fewAtOnce(async () => {
    switch (format) {
      case 'PDF':
        return renderPdf(notes, 'COMPANION');
      case 'DOCX':
        return renderDocx(notes, 'COMPANION');
      case 'HTML':
        return utf8(renderHtml(notes, 'COMPANION'));
    }
  });
  return asDownload(
    { name: nameOf(file.name, format, text('version.notes')), contentType: CONTENT_TYPES[format] },
    bytes,
  );
}

interface Versions {
  readonly before: CommitWithTree;
  readonly after: CommitWithTree;
}

/** Two versions and what differs, as it is told to whoever may read the answers of these sides. */
export function comparisonOf(versions: Versions, sides: readonly Side[]) {
  const trees = { before: versions.before.tree, after: versions.after.tree };
  return { ...trees, redline: redlineReadBy(redline(trees.before, trees.after), trees, sides) };
}

/** For the cover, in the time of the state whose law the agreement follows. */
const committedAt = ({ before, after }: Versions) => ({
  before: before.commitAt,
  after: after.commitAt,
  timeZone:
    jurisdictions.find(({ law }) => law.abbreviation === after.tree.state.abbreviation)?.timeZone ?? FALLBACK_TIME_ZONE,
});

/** What differs between two versions, marked in the later one. */
export async function comparisonFile(file: {
  readonly format: FileFormat;
  readonly name: string;
  readonly versions: Versions;
  readonly sides: readonly Side[];
  /** Of the later version. */
  readonly copy: Copy;
  readonly origin: Origin;
}): Promise<Response> {
  const { format, versions, copy, origin } = file;
  const bytes = await fewAtOnce(async () => {
    const compared = comparisonOf(versions, file.sides);
    switch (format) {
      case 'PDF':
        return renderRedlinePdf({ ...compared, committed: committedAt(versions) }, copy);
      case 'DOCX':
        return renderRedlineDocx(
          { ...compared, author: text('version.author'), date: iso(versions.after.commitAt) },
          copy,
          origin,
        );
      case 'HTML':
        return utf8(renderRedlineHtml(compared, copy));
    }
  });
  const name = nameOf(file.name, format, text('version.marked'));
  return asDownload({ name, contentType: CONTENT_TYPES[format] }, bytes);
}

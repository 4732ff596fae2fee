import { setImmediate } from 'node:timers/promises';
import { type Copy, DRAFT } from '../drawing/marked';
import { markedRedline } from '../drawing/read-versions';
import type { Redline } from '../redline/schemas';
import type { AgreementTree } from '../tree';
import { redlinePaperOf } from './redline-paper';
import type { Committed } from './redline-summary';
import { type RenderedPdf, typeset } from './render';

interface ComparedVersions {
  readonly before: AgreementTree;
  readonly after: AgreementTree;
  /** The redline between them. */
  readonly redline: Redline;
  /** For the cover, which names the day and time of each. */
  readonly committed?: Committed;
}

/**
 * Sets both versions as one paper, like the agreement's own: what is new is underlined, what is gone is struck through,
 * and above each change stands why it is there. A list of the changes leads to them. The same versions give the same
 * bytes.
 * @throws Error when the redline is not of these versions.
 * @throws PdfError when the typesetter fails.
 */
export async function renderRedlinePdf(versions: ComparedVersions, copy: Copy = DRAFT): Promise<Uint8Array> {
  const { bytes } = await renderRedlinePdfWithDetails(versions, copy);
  return bytes;
}

/** As `renderRedlinePdf`, with the number of pages and the typesetter's remarks. */
export async function renderRedlinePdfWithDetails(
  versions: ComparedVersions,
  copy: Copy = DRAFT,
): Promise<RenderedPdf> {
  const agreement = markedRedline(versions, copy);
  // Others are served between reading the versions and writing them for the typesetter.
  await setImmediate();
  return typeset('redline.typ', (printable) =>
    redlinePaperOf(agreement, versions.redline.titleCauses, printable, versions.committed),
  );
}

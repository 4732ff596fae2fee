import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { Signer, SignPdf } from '@signpdf/signpdf';
import { SEAL_KIND } from '@troth/evidence/seals';
import type { PDFDocument } from 'pdf-lib';
import { type SealingIdentity, signedCms } from '../../kernel/protection/cms';
import type { TimestampAuthority } from '../../kernel/ports/timestamp-authority';

export interface Sealing extends SealingIdentity {
  /** Said by the signature, in plain ASCII without brackets: readers show it. */
  readonly reason: string;
  /** Whose seal it is, in plain ASCII. */
  readonly name: string;
  readonly contact: string;
  readonly at: Date;
  /** Null seals with no trusted time. */
  readonly authority: TimestampAuthority | null;
}

/** In bytes: the certificates of both, and of those that vouch for them. */
const ROOM = 20_000;

class CmsSigner extends Signer {
  readonly #sealing: Sealing;

  constructor(sealing: Sealing) {
    super();
    this.#sealing = sealing;
  }

  override async sign(covered: Buffer): Promise<Buffer> {
    return Buffer.from(await signedCms(Uint8Array.from(covered), this.#sealing, this.#sealing.authority));
  }
}

/**
 * Seals a PDF: a PAdES signature (SubFilter ETSI.CAdES.detached) that covers each byte of the file but its own.
 * @param pdf The finished document. It is written once, whole; what comes after it is a change that the seal shows.
 * @throws TimestampFailure when the authority gives no time: nothing is sealed without one that is asked for.
 */
export async function sealPdf(pdf: PDFDocument, sealing: Sealing): Promise<Uint8Array> {
  const { reason, name, contact, at } = sealing;
  pdflibAddPlaceholder({
    pdfDoc: pdf,
    reason,
    contactInfo: contact,
    name,
    location: '',
    signingTime: at,
    signatureLength: ROOM,
    subFilter: SEAL_KIND,
    appName: 'Troth',
  });
  const written = await pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
  return new SignPdf().sign(written, new CmsSigner(sealing));
}

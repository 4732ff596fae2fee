import type { SigningLook } from '@troth/domain/signing';
import type { AgreementBlock, AgreementTree } from '../tree';
import { type Pen, paperBlock, paperRuns, penOf } from './paper';
import { type RenderedPdf, typeset } from './render';

/** What every paper of the signing day says of itself. */
interface SigningFrame {
  readonly title: string;
  /** Both partners, as printed in the agreement. */
  readonly parties: AgreementTree['parties'];
  /** Both names in one line. */
  readonly running: string;
  /** At the foot of each page. */
  readonly foot: string;
  /** With `{page}` and `{count}`. */
  readonly page: string;
}

/** A sheet of points: the signing day, or the cover of the packet. */
export interface SigningSheetPaper extends SigningFrame {
  readonly kicker: string;
  readonly lead: string;
  /** A wide fact has the whole line, set smaller. */
  readonly facts: readonly { readonly label: string; readonly value: string; readonly isWide: boolean }[];
  readonly sections: readonly {
    readonly title: string;
    readonly look: SigningLook;
    readonly points: readonly { readonly text: string; readonly source: string | null }[];
  }[];
  /** The notary's words, to be known beforehand. */
  readonly certificate: {
    readonly title: string;
    readonly lead: string;
    readonly paragraphs: readonly string[];
  } | null;
  readonly notice: string;
}

/** The agreement's terms in plain language, as a paper that explains them lists them. */
interface TermsBlock {
  readonly type: 'terms';
  readonly entries: readonly { readonly number: string; readonly heading: string; readonly text: string }[];
}
/** A certificate in the words of a statute, with the notice that the statute wants in a box at its top. */
export interface StatutoryCertificateBlock {
  readonly type: 'statutory-certificate';
  readonly title: string;
  readonly notice: string;
  readonly paragraphs: readonly string[];
}
export type SigningPaperBlock = AgreementBlock | TermsBlock | StatutoryCertificateBlock;

/** Papers that are signed besides the agreement, each on pages of its own. */
export interface SigningPapersPaper extends SigningFrame {
  readonly papers: readonly {
    readonly title: string;
    readonly kicker: string | null;
    readonly blocks: readonly SigningPaperBlock[];
    readonly remark: string | null;
  }[];
}

const textOf = (text: string, pen: Pen) => paperRuns([{ type: 'text', text }], pen);

const termsBlock = ({ type, entries }: TermsBlock, { print }: Pen) => ({
  type,
  entries: entries.map(({ number, heading, text }) => ({ number, heading: print(heading), text: print(text) })),
});

const statutoryCertificate = ({ type, title, notice, paragraphs }: StatutoryCertificateBlock, pen: Pen) => ({
  type,
  title: pen.print(title),
  notice: textOf(notice, pen),
  paragraphs: paragraphs.map((text) => text.split('\n').map((line) => textOf(line, pen))),
});

function paperPart(block: SigningPaperBlock, pen: Pen) {
  if (block.type === 'terms') return termsBlock(block, pen);
  return block.type === 'statutory-certificate' ? statutoryCertificate(block, pen) : paperBlock(block, pen);
}

const frameOf = ({ title, running, foot, page }: SigningFrame, { print }: Pen) => ({
  title: print(title),
  running: print(running),
  names: print(running),
  foot: print(foot),
  page,
});

/**
 * Sets a sheet of the signing day as a tagged PDF on the agreement's paper. The same sheet gives the same bytes.
 * @throws PdfError when the typesetter fails.
 */
export const renderSigningSheetPdf = (sheet: SigningSheetPaper): Promise<RenderedPdf> =>
  typeset('signing.typ', (printable) => {
    const pen = penOf(sheet, printable);
    const { certificate } = sheet;
    return JSON.stringify({
      ...frameOf(sheet, pen),
      kicker: pen.print(sheet.kicker),
      lead: textOf(sheet.lead, pen),
      facts: sheet.facts.map(({ label, value, isWide }) => ({
        label: pen.print(label),
        value: pen.print(value),
        wide: isWide,
      })),
      sections: sheet.sections.map(({ title, look, points }) => ({
        title: pen.print(title),
        look,
        points: points.map(({ text, source }) => ({
          runs: textOf(text, pen),
          source: source === null ? null : pen.print(source),
        })),
      })),
      certificate:
        certificate === null
          ? null
          : {
              title: pen.print(certificate.title),
              lead: textOf(certificate.lead, pen),
              paragraphs: certificate.paragraphs.map((text) => text.split('\n').map((line) => textOf(line, pen))),
            },
      notice: pen.print(sheet.notice),
      papers: null,
    });
  });

/**
 * Sets the papers that are signed besides the agreement as one tagged PDF, each on pages of its own.
 * @throws PdfError when the typesetter fails.
 */
export const renderSigningPapersPdf = (bundle: SigningPapersPaper): Promise<RenderedPdf> =>
  typeset('signing.typ', (printable) => {
    const pen = penOf(bundle, printable);
    return JSON.stringify({
      ...frameOf(bundle, pen),
      papers: bundle.papers.map(({ title, kicker, blocks, remark }) => ({
        title: pen.print(title),
        kicker: kicker === null ? null : pen.print(kicker),
        blocks: blocks.map((block) => paperPart(block, pen)),
        remark: remark === null ? null : pen.print(remark),
      })),
    });
  });

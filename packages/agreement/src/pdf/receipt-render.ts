import { typeset } from './render';

interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

interface ReceiptLine extends LabelledValue {
  /** Said below the label, smaller. */
  readonly detail?: string;
}

/** A receipt in the caller's words. */
export interface ReceiptPaper {
  readonly title: string;
  readonly facts: readonly LabelledValue[];
  /** Over the lines and over their amounts. */
  readonly head: readonly [string, string];
  readonly lines: readonly ReceiptLine[];
  readonly total: LabelledValue;
  readonly note: string;
}

/**
 * Sets a receipt in the house's faces. The same receipt gives the same bytes.
 * @throws PdfError when the typesetter fails.
 */
export async function renderReceiptPdf(receipt: ReceiptPaper): Promise<Uint8Array> {
  const { bytes } = await typeset('receipt.typ', (printable) => {
    const print = ({ label, value }: LabelledValue) => ({ label: printable(label), value: printable(value) });
    return JSON.stringify({
      title: printable(receipt.title),
      facts: receipt.facts.map(print),
      head: receipt.head.map(printable),
      lines: receipt.lines.map((line) => ({
        ...print(line),
        detail: line.detail === undefined ? null : printable(line.detail),
      })),
      total: print(receipt.total),
      note: printable(receipt.note),
    });
  });
  return bytes;
}

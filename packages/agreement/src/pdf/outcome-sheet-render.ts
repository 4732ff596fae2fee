import { typeset } from './render';

/** A table in words; a total stands under a rule. */
interface WordTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total: readonly string[] | null;
}

/** What an agreement would mean in one year, in the caller's words. */
export interface OutcomeSheetPaper {
  readonly title: string;
  /** At the top of each page. */
  readonly mark: string;
  readonly facts: readonly string[];
  readonly notes: readonly string[];
  readonly amounts: WordTable;
  readonly support: string | null;
  readonly over: WordTable;
  readonly whys: {
    readonly title: string;
    readonly lines: readonly { readonly label: string; readonly rules: readonly string[] }[];
  };
  readonly assumed: {
    readonly title: string;
    readonly lines: readonly { readonly label: string; readonly value: string }[];
  };
}

/**
 * Sets the sheet in the house's faces. The same sheet gives the same bytes.
 * @throws PdfError when the typesetter fails.
 */
export async function renderOutcomeSheetPdf(sheet: OutcomeSheetPaper): Promise<Uint8Array> {
  const { bytes } = await typeset('outcome-sheet.typ', (printable) => {
    const allPrintable = (texts: readonly string[]) => texts.map(printable);
    const table = ({ head, rows, total }: WordTable) => ({
      head: allPrintable(head),
      rows: rows.map(allPrintable),
      total: total === null ? null : allPrintable(total),
    });
    return JSON.stringify({
      title: printable(sheet.title),
      mark: printable(sheet.mark),
      facts: allPrintable(sheet.facts),
      notes: allPrintable(sheet.notes),
      amounts: table(sheet.amounts),
      support: sheet.support === null ? null : printable(sheet.support),
      over: table(sheet.over),
      whys: {
        title: printable(sheet.whys.title),
        lines: sheet.whys.lines.map(({ label, rules }) => ({ label: printable(label), rules: allPrintable(rules) })),
      },
      assumed: {
        title: printable(sheet.assumed.title),
        lines: sheet.assumed.lines.map(({ label, value }) => ({ label: printable(label), value: printable(value) })),
      },
    });
  });
  return bytes;
}

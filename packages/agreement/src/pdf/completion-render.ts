import { typeset } from './render';

interface Fact {
  readonly label: string;
  readonly value: string;
  /** A long hexadecimal number, to be compared by eye. */
  readonly isHash?: boolean;
}

interface Facts {
  readonly heading: string;
  readonly facts: readonly Fact[];
}

interface Sheet {
  readonly heading: string;
  readonly columns: readonly string[];
  /** Lines of a cell after the first are details. */
  readonly rows: readonly (readonly string[])[];
}

/** The certificate that is bound behind a notarized agreement, in the caller's words. */
export interface CompletionPaper {
  readonly title: string;
  /** What it is of, and whose that is. */
  readonly of: string;
  readonly names: string;
  /** At the foot of each page. */
  readonly foot: string;
  /** With `{page}` and `{count}` in it. */
  readonly page: string;
  /** Said before all else, where the agreement is not what it looks like. */
  readonly warning: { readonly title: string; readonly text: string } | null;
  readonly people: Sheet;
  readonly document: Facts;
  readonly events: Sheet & { readonly note: string };
  readonly seal: Facts;
  readonly verify: { readonly heading: string; readonly steps: readonly string[] };
  readonly note: string;
}

/**
 * Sets a certificate of completion in the house's faces. The same certificate gives the same bytes.
 * @throws PdfError when the typesetter fails.
 */
export async function renderCompletionPdf(paper: CompletionPaper): Promise<Uint8Array> {
  const { bytes } = await typeset('completion.typ', (printable) => {
    const print = (value: string) => value.split('\n').map(printable).join('\n');
    const facts = ({ heading, facts: listed }: Facts) => ({
      heading: print(heading),
      facts: listed.map(({ label, value, isHash }) => ({
        label: print(label),
        value: print(value),
        hash: isHash === true,
      })),
    });
    const sheet = ({ heading, columns, rows }: Sheet) => ({
      heading: print(heading),
      columns: columns.map(print),
      rows: rows.map((row) => row.map(print)),
    });
    const { warning } = paper;
    return JSON.stringify({
      title: print(paper.title),
      of: print(paper.of),
      names: print(paper.names),
      foot: print(paper.foot),
      page: print(paper.page),
      warning: warning === null ? null : { title: print(warning.title), text: print(warning.text) },
      people: sheet(paper.people),
      document: facts(paper.document),
      events: { ...sheet(paper.events), note: print(paper.events.note) },
      seal: facts(paper.seal),
      verify: { heading: print(paper.verify.heading), steps: paper.verify.steps.map(print) },
      note: print(paper.note),
    });
  });
  return bytes;
}

/**
 * A see-through sheet with a few words across it, to be laid over each page of a file that is not what it looks like.
 * @throws PdfError when the typesetter fails.
 */
export async function renderMarkPdf(words: string): Promise<Uint8Array> {
  const { bytes } = await typeset('mark.typ', (printable) => JSON.stringify({ words: printable(words) }));
  return bytes;
}

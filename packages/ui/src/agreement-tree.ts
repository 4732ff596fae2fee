/**
 * What the reader needs of the agreement tree that the API sends: the same JSON, by its shape alone, so that the
 * portals do not depend on the package that assembles it.
 */
export type ReaderInline =
  | { type: 'text' | 'value'; text: string }
  | { type: 'term'; text: string; termKey: string }
  | { type: 'reference'; text: string; target: string };

export interface SignatureLine {
  label: string;
  width: 'full' | 'half';
}

export type ReaderBlock =
  | { type: 'paragraph'; inlines: readonly ReaderInline[] }
  | { type: 'definitions'; entries: readonly { termKey: string; term: string; inlines: readonly ReaderInline[] }[] }
  | {
      type: 'table';
      caption: string | null;
      columns: readonly { label: string; align: 'start' | 'end' }[];
      rows: readonly (readonly string[])[];
      totals: readonly { label: string; value: string }[];
      emptyText: string | null;
    }
  | {
      type: 'signature';
      title: string | null;
      name: string | null;
      role: string | null;
      lines: readonly SignatureLine[];
    }
  | { type: 'certificate'; title: string; paragraphs: readonly string[]; lines: readonly SignatureLine[] }
  | { type: 'initials'; rows: readonly { label: string; names: readonly string[] }[] }
  | { type: 'summary'; entries: readonly { number: string; heading: string; text: string; target: string }[] };

export interface ReaderClause {
  kind: 'recital' | 'clause' | 'execution' | 'acknowledgment' | 'schedule';
  key: string;
  id: string;
  number: string | null;
  heading: string | null;
  blocks: readonly ReaderBlock[];
  children: readonly ReaderClause[];
  /** The plain-language note. */
  summary: string | null;
}

export interface ReaderSection {
  key: string;
  id: string;
  number: string | null;
  title: string;
  clauses: readonly ReaderClause[];
}

export interface ReaderTree {
  title: string;
  parties: { A: { fullName: string }; B: { fullName: string } };
  sections: readonly ReaderSection[];
}

/** A clause that differs from an earlier version, by clause id. */
export interface ClauseChange {
  /** Since when and who: “Changed since version 2: you both changed an answer on Nov 19”. */
  note: string;
  /** The redlined text in place of the clause's own blocks; without it the clause is shown as it is now. */
  segments?: readonly { type: 'same' | 'inserted' | 'deleted'; text: string }[];
}

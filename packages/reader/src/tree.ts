/**
 * What the reader needs of the agreement tree and of the redline that the API sends: the same JSON, by its shape alone, so
 * that the portals do not depend on the package that assembles and compares agreements.
 */

/** An answer that fills a value or decided a condition. */
export interface ReaderSource {
  questionId: string;
  respondent: 'A' | 'B';
  /** As printed. */
  value: string;
  answeredAt: string | null;
}

export type ReaderInline =
  | { type: 'text'; text: string }
  | { type: 'value'; text: string; sources: readonly ReaderSource[] }
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
  /** The same in every version. */
  key: string;
  number: string | null;
  heading: string | null;
  blocks: readonly ReaderBlock[];
  children: readonly ReaderClause[];
  /** The plain-language note. */
  summary: string | null;
}

export interface ReaderSection {
  key: string;
  number: string | null;
  title: string;
  clauses: readonly ReaderClause[];
}

export interface ReaderTree {
  title: string;
  parties: { A: { fullName: string }; B: { fullName: string } };
  sections: readonly ReaderSection[];
}

export type Change = 'KEPT' | 'INSERTED' | 'DELETED';
export type Standing = Change | 'MOVED_HERE' | 'MOVED_AWAY';

export interface Run {
  change: Change;
  inline: ReaderInline;
  /** How a reference to the same clause was printed before that clause was renumbered. */
  textBefore: string | null;
}
export type Runs = readonly Run[];

export interface Renumbered {
  before: string | null;
  after: string | null;
}

interface Listed {
  standing: Standing;
  key: string;
}
export type RedlineLine = Listed & { label: Runs; width: 'full' | 'half' };
export interface RedlineParagraph {
  type: 'paragraph';
  runs: Runs;
  /** Whether the paragraph's end is in both versions: words go on in the next where it is not. */
  end: Change;
}

export type RedlineBlock =
  | RedlineParagraph
  | { type: 'definitions'; change: Change; entries: readonly (Listed & { term: Runs; runs: Runs })[] }
  | {
      type: 'table';
      change: Change;
      caption: Runs;
      columns: readonly { label: Runs; align: 'start' | 'end' }[];
      rows: readonly (Listed & { cells: readonly Runs[] })[];
      totals: readonly (Listed & { label: Runs; value: Runs })[];
      emptyText: Runs;
    }
  | { type: 'signature'; change: Change; title: Runs; name: Runs; role: Runs; lines: readonly RedlineLine[] }
  | {
      type: 'certificate';
      change: Change;
      title: Runs;
      paragraphs: readonly RedlineParagraph[];
      lines: readonly RedlineLine[];
    }
  | { type: 'initials'; change: Change; rows: readonly (Listed & { label: Runs; names: readonly Runs[] })[] }
  | {
      type: 'summary';
      change: Change;
      entries: readonly (Listed & { number: Renumbered; heading: Runs; text: Runs })[];
    };

export type RedlineCause = 'ANSWER' | 'ALIGNMENT' | 'DISCLOSURE' | 'TEMPLATE_OR_LAW' | 'ATTORNEY_EDIT';

export interface AnswerChange {
  questionId: string;
  respondent: 'A' | 'B';
  /** As printed; null where that version shows no answer. */
  before: string | null;
  after: string | null;
}

export interface RedlineClause {
  type: 'clause';
  key: string;
  kind: ReaderClause['kind'];
  standing: Exclude<Standing, 'MOVED_AWAY'>;
  number: Renumbered;
  isReworded: boolean;
  /** Null: as it is in the tree. So too the blocks and the children. */
  heading: Runs | null;
  blocks: readonly RedlineBlock[] | null;
  children: readonly RedlineMember[] | null;
  causes: readonly RedlineCause[];
  answers: readonly AnswerChange[];
}
export type RedlineMember = { type: 'same'; key: string } | { type: 'movedAway'; key: string } | RedlineClause;

export interface RedlineSection {
  key: string;
  standing: Standing;
  number: Renumbered;
  title: Runs | null;
  clauses: readonly RedlineMember[] | null;
  causes: readonly RedlineCause[];
}

/** What differs between the tree and an earlier version of it. */
export interface ReaderRedline {
  hasChanges: boolean;
  title: Runs;
  titleCauses: readonly RedlineCause[];
  sections: readonly RedlineSection[];
}

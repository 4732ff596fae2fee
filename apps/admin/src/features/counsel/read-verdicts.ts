import Papa from 'papaparse';
import type { CounselVerdicts } from './queries';

type Verdict = CounselVerdicts['verdicts'][number];

const KINDS = ['CLAUSE', 'DEFINITION', 'NOTARY_BLOCK', 'CERTIFICATE', 'QUESTION', 'LAW_FACT'] as const;
const VERDICTS = ['READ', 'APPROVED', 'WITHDRAWN'] as const;
const HASH = /^[0-9a-f]{32}$/;

/** What a table says, and the lines (counted as a spreadsheet does) that say nothing that we know. */
export interface ReadVerdicts {
  readonly verdicts: Verdict[];
  readonly unreadable: number[];
}

/** A spreadsheet puts a mark before what it would take for a formula; it is ours, not the attorney's. */
const plain = (cell: string | undefined): string => (cell ?? '').trim().replace(/^'(?=[=+\-@])/, '');

/**
 * Verdicts from the table that was handed out, filled in. Lines without a verdict are passed over: the attorney has said
 * nothing of them.
 */
export function readVerdicts(table: string): ReadVerdicts {
  const { data } = Papa.parse<Record<string, string>>(table.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const verdicts: Verdict[] = [];
  const unreadable: number[] = [];
  data.forEach((row, index) => {
    const said = plain(row['verdict']).toUpperCase();
    if (said === '') return;
    const kind = KINDS.find((known) => known === plain(row['kind']));
    const verdict = VERDICTS.find((known) => known === said);
    const key = plain(row['key']);
    const contentHash = plain(row['content_hash']);
    if (kind === undefined || verdict === undefined || key === '' || !HASH.test(contentHash)) {
      unreadable.push(index + 2);
      return;
    }
    const note = plain(row['note']);
    verdicts.push({ kind, key, contentHash, verdict, ...(note !== '' && { note }) });
  });
  return { verdicts, unreadable };
}

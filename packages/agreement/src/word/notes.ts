/**
 * What of a file was not taken, or not as it is there. `VALUE`, `TERM`, `REFERENCE`: its words changed, so it is plain text
 * now. `TERM_NAME`: a definition’s term, which is renamed everywhere at once. `COMPUTED`, `COMPUTED_GONE`: a table, signature or
 * summary that Troth writes was changed or deleted, and stays. `SIGNING`: a page that is signed, which stays. `SCHEDULE`: from
 * the disclosures. `TABLE`, `PICTURE`, `FOOTNOTE`: put in. `COMMENT`: a comment beside the text.
 */
export interface WordNote {
  readonly kind:
    | 'VALUE'
    | 'TERM'
    | 'REFERENCE'
    | 'TERM_NAME'
    | 'COMPUTED'
    | 'COMPUTED_GONE'
    | 'SIGNING'
    | 'SCHEDULE'
    | 'TABLE'
    | 'PICTURE'
    | 'FOOTNOTE'
    | 'COMMENT';
  /** The clause or section where it is; null before the first. */
  readonly partId: string | null;
  readonly words: string;
  readonly author: string;
}

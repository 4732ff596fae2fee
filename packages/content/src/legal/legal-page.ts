/** A page that a person agrees to or is informed by. Each change of words is a new version. */
export interface LegalPage {
  key: 'terms' | 'privacy' | 'accessibility';
  title: string;
  /** Recorded with a person's agreement at sign-up (D5). */
  version: string;
  /** Calendar date from which this version holds, YYYY-MM-DD. */
  effectiveOn: string;
  /** BCP 47 tag of the language in which it is written. */
  language: string;
  /** The page in a few sentences; not part of the terms. */
  summary: string;
  sections: readonly LegalSection[];
  reviewedByCounsel: boolean;
}

export interface LegalSection {
  /** Anchor of the section on the page. */
  key: string;
  heading: string;
  paragraphs: readonly string[];
  /** Shown as a list after the paragraphs. */
  points?: readonly string[];
}

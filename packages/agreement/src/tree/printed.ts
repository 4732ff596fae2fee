import type { AgreementTree } from './index';

/**
 * What paper shows, by the names of the tree. Why a clause is there is not among them: it names answers, which each
 * partner may keep from the other's readers.
 */
const PRINTED = [
  ...['formatVersion', 'inputHash', 'language', 'title', 'assembledOn', 'sections'],
  ...['parties', 'A', 'B', 'name', 'fullName', 'initials', 'state', 'abbreviation', 'statute'],
  ...['template', 'version', 'key', 'kind', 'number', 'heading', 'clauses', 'blocks', 'children'],
  ...['type', 'inlines', 'text', 'target', 'entries', 'term', 'caption', 'columns', 'label', 'align', 'width'],
  ...['rows', 'totals', 'value', 'emptyText', 'names', 'role', 'lines', 'paragraphs'],
];

/** The agreement as it is printed, for programs: its text by sections, clauses and blocks, as JSON. */
export const printedJson = (tree: AgreementTree): string => JSON.stringify(tree, PRINTED, 2);

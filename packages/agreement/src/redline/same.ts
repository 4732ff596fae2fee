import type { AgreementBlock, AgreementTable, Inline, SignatureBlock } from '../tree';

/*
 * Whether blocks of two versions read the same, references included. It stops at the first difference and needs nothing
 * prepared, so it costs less than making a hash of either; what both versions share is not read at all.
 */

function areSame<T>(before: readonly T[], after: readonly T[], isSame: (before: T, after: T) => boolean): boolean {
  if (before === after) return true;
  const { length } = before;
  if (length !== after.length) return false;
  for (let index = 0; index < length; index += 1) {
    const [was, is] = [before[index] as T, after[index] as T];
    if (was !== is && !isSame(was, is)) return false;
  }
  return true;
}

const isSameText = (before: string, after: string) => before === after;
const areSameTexts = (before: readonly string[], after: readonly string[]) => areSame(before, after, isSameText);

const isSameInline = (before: Inline, after: Inline): boolean =>
  before.text === after.text &&
  before.type === after.type &&
  (before.type !== 'reference' || after.type !== 'reference' || before.target === after.target);

/** Written out, for most of an agreement is these. */
function areSameInlines(before: readonly Inline[], after: readonly Inline[]): boolean {
  const { length } = before;
  if (length !== after.length) return false;
  for (let index = 0; index < length; index += 1)
    if (!isSameInline(before[index] as Inline, after[index] as Inline)) return false;
  return true;
}

type Line = SignatureBlock['lines'][number];
const isSameLine = (before: Line, after: Line) => before.label === after.label;

const isSameTable = (before: AgreementTable, after: AgreementTable): boolean =>
  before.caption === after.caption &&
  before.emptyText === after.emptyText &&
  areSame(before.columns, after.columns, (was, is) => was.label === is.label) &&
  areSame(before.rows, after.rows, areSameTexts) &&
  areSame(before.totals, after.totals, (was, is) => was.label === is.label && was.value === is.value);

export function isSameBlock(before: AgreementBlock, after: AgreementBlock): boolean {
  if (before.type === 'paragraph' && after.type === 'paragraph') return areSameInlines(before.inlines, after.inlines);
  if (before.type === 'table' && after.type === 'table') return isSameTable(before, after);
  if (before.type === 'definitions' && after.type === 'definitions') {
    return areSame(
      before.entries,
      after.entries,
      (was, is) => was.termKey === is.termKey && was.term === is.term && areSameInlines(was.inlines, is.inlines),
    );
  }
  if (before.type === 'signature' && after.type === 'signature') {
    return (
      before.side === after.side &&
      before.title === after.title &&
      before.name === after.name &&
      before.role === after.role &&
      areSame(before.lines, after.lines, isSameLine)
    );
  }
  if (before.type === 'certificate' && after.type === 'certificate') {
    return (
      before.title === after.title &&
      areSameTexts(before.paragraphs, after.paragraphs) &&
      areSame(before.lines, after.lines, isSameLine)
    );
  }
  if (before.type === 'initials' && after.type === 'initials') {
    return areSame(before.rows, after.rows, (was, is) => was.label === is.label && areSameTexts(was.names, is.names));
  }
  if (before.type === 'summary' && after.type === 'summary') {
    return areSame(
      before.entries,
      after.entries,
      (was, is) =>
        was.target === is.target && was.number === is.number && was.heading === is.heading && was.text === is.text,
    );
  }
  return false;
}

export const areSameBlocks = (before: readonly AgreementBlock[], after: readonly AgreementBlock[]): boolean =>
  areSame(before, after, isSameBlock);

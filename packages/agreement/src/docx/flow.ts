import { isIn, type Version } from '../drawing/marked';
import { markOfRow, type Paragraph, type ParagraphProps, type Pen } from './pen';

/** What the body of the file holds, in its order: paragraphs, tables, and the signs at both ends of a move. */
export type FlowPart = Paragraph | { type: 'table'; xml: string } | { type: 'range'; xml: string };

const isParagraph = (part: FlowPart): part is Paragraph => part.type === 'paragraph';

/** The properties of a paragraph in one version. */
function propertiesIn({ look }: Paragraph, version: Version): ParagraphProps {
  const { mark: _mark, before, ...after } = look;
  return version === 'BEFORE' ? (before ?? after) : after;
}

/** The paragraph with the properties that it takes on in the version it is not of, where its words join another's. */
function asIn(one: Paragraph, other: Version, properties: ParagraphProps): Paragraph {
  const { mark } = one.look;
  const own = propertiesIn(one, other === 'AFTER' ? 'BEFORE' : 'AFTER');
  const [after, before] = other === 'AFTER' ? [properties, own] : [own, properties];
  return { ...one, look: { ...after, ...(mark === undefined ? {} : { mark }), before } };
}

/** The paragraph's words go on in the one after it: where its end was, there is none in either version. */
function joined(run: readonly FlowPart[], one: Paragraph, other: Version): FlowPart[] {
  const at = run.indexOf(one);
  const next = run.findIndex((part, place) => place > at && isParagraph(part));
  return run.flatMap((part, place): FlowPart[] => {
    if (place !== next || !isParagraph(part)) return place < at || place > next ? [part] : [];
    const between = run.slice(at + 1, next).map((range) => (isParagraph(range) ? '' : range.xml));
    const content = [one.content, ...between, part.content].join('');
    return [{ ...asIn(part, other, propertiesIn(one, other)), content }];
  });
}

/**
 * The paragraphs that stand before a table, so that none is left over, empty, when changes are accepted or rejected. A word
 * processor cannot take away the end of a paragraph that a table follows: the last one keeps its end in both versions, and
 * the end that goes is that of the paragraph which is last where this one is not. Who settles the changes joins the two.
 */
function endedBeforeTable(run: readonly FlowPart[], pen: Pen): FlowPart[] {
  const last = run.findLast(isParagraph);
  const mark = last?.look.mark ?? 'KEPT';
  if (last === undefined || mark === 'KEPT') return [...run];
  const other: Version = isIn(mark, 'AFTER') ? 'BEFORE' : 'AFTER';
  const lastOfOther = run.findLast(
    (part): part is Paragraph => isParagraph(part) && isIn(part.look.mark ?? 'KEPT', other),
  );
  // Between two tables of one version there is nothing to join with: the paragraphs go with a row of their own.
  if (lastOfOther === undefined) return [{ type: 'table', xml: pen.frame(run.filter(isParagraph), markOfRow(mark)) }];
  const { mark: _mark, ...look } = asIn(last, other, propertiesIn(lastOfOther, other)).look;
  const withEnd = run.map((part) => (part === last ? { ...last, look } : part));
  if ((lastOfOther.look.mark ?? 'KEPT') !== 'KEPT') return joined(withEnd, lastOfOther, other);
  return withEnd.map((part) =>
    part === lastOfOther ? { ...lastOfOther, look: { ...lastOfOther.look, mark: markOfRow(mark) } } : part,
  );
}

/** The XML of a body. */
export function written(parts: readonly FlowPart[], pen: Pen): string {
  const settled: FlowPart[] = [];
  let run: FlowPart[] = [];
  for (const part of parts) {
    if (part.type === 'table') {
      settled.push(...endedBeforeTable(run, pen), part);
      run = [];
    } else run.push(part);
  }
  return [...settled, ...run].map((part) => (isParagraph(part) ? pen.written(part) : part.xml)).join('');
}

import { RIGHT_TO_LEFT } from '../drawing/right-to-left';

/** Words that a word processor sets with other properties: from right to left, or in a complex script. */

const COMPLEX = String.raw`[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{L}\p{M}\u200c\u200d]*`;
const STRETCHES = new RegExp(`(?<rtl>${RIGHT_TO_LEFT})|(?<cs>${COMPLEX})`, 'gu');
const PLAIN = /^[\u0000-\u058f\u1e00-\u20ff\u3000-\u9fff\uac00-\ud7a3]*$/;

export interface Stretch {
  text: string;
  script: 'plain' | 'rtl' | 'cs';
}

/** After words from right to left, so that punctuation between two of them stays where the sentence has it. */
const LEFT_TO_RIGHT_MARK = '\u200e';

export function stretches(text: string): Stretch[] {
  if (PLAIN.test(text)) return [{ text, script: 'plain' }];
  const result: Stretch[] = [];
  let from = 0;
  let mark = '';
  const plain = (to: number) => {
    const between = mark + text.slice(from, to);
    if (between !== '') result.push({ text: between, script: 'plain' });
  };
  for (const match of text.matchAll(STRETCHES)) {
    plain(match.index);
    const isRightToLeft = match.groups?.rtl !== undefined;
    result.push({ text: match[0], script: isRightToLeft ? 'rtl' : 'cs' });
    mark = isRightToLeft ? LEFT_TO_RIGHT_MARK : '';
    from = match.index + match[0].length;
  }
  plain(text.length);
  return result;
}

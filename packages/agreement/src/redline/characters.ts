import type { Inline } from '../tree';

const LEAST_ROOM = 4096;
/** So many code units at most are made a string at once: each is an argument of a call. */
const MOST_AT_ONCE = 4096;

/**
 * The code units of a text, in room that is kept and used anew. Each is looked at several times (is it alike in the
 * other version, which kind is it, to which word does it belong), and a list of numbers tells it in a fraction of the
 * time that a string takes; nor need the text first be made of its pieces.
 */
export class Characters {
  /** A zero follows the last, so that whoever looks at the next one need not ask whether there is one. */
  codes = new Uint16Array(LEAST_ROOM);
  length = 0;

  fill(pieces: readonly Pick<Inline, 'text'>[]): void {
    let length = 0;
    for (const { text } of pieces) length += text.length;
    if (length + 2 > this.codes.length) this.codes = new Uint16Array(length * 2);
    const { codes } = this;
    let at = 0;
    for (const { text } of pieces) {
      const { length: units } = text;
      for (let unit = 0; unit < units; unit += 1) codes[at + unit] = text.charCodeAt(unit);
      at += units;
    }
    codes[at] = 0;
    codes[at + 1] = 0;
    this.length = length;
  }
}

/** A part of it as a string again. */
export function textOf(codes: Uint16Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += MOST_AT_ONCE)
    text += String.fromCharCode(...codes.subarray(at, Math.min(to, at + MOST_AT_ONCE)));
  return text;
}

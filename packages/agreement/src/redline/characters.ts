const LEAST_ROOM = 4096;
const BYTES_PER_UNIT = 2;

/** So many zeros follow each text, so that looking a little ahead needs no check for the end. */
const GAP = 2;

/** Node writes a text at once; a browser, where an editor compares a clause at a time, letter by letter. */
const platform = (globalThis as { Buffer?: BufferConstructor }).Buffer;

/**
 * The code units of two texts, one after the other in room that is kept and used again. Each is looked at several times
 * (is it alike in the other text, which kind is it, to which word does it belong), and a list of numbers tells it in a
 * fraction of the time that a string takes. They are written by the platform, a text at once.
 */
export class Characters {
  codes = new Uint16Array(LEAST_ROOM);
  #bytes = platform?.from(this.codes.buffer);
  /** Where the later text begins; the earlier one begins at 0. */
  after = 0;

  fill(before: string, after: string): void {
    this.after = before.length + GAP;
    const room = this.after + after.length + GAP;
    if (room > this.codes.length) {
      this.codes = new Uint16Array(room * 2);
      this.#bytes = platform?.from(this.codes.buffer);
    }
    this.#write(before, 0);
    this.#write(after, this.after);
  }

  #write(text: string, from: number): void {
    if (this.#bytes !== undefined) this.#bytes.write(text, from * BYTES_PER_UNIT, 'utf16le');
    else for (let at = 0; at < text.length; at += 1) this.codes[from + at] = text.charCodeAt(at);
    const end = from + text.length;
    for (let at = end; at < end + GAP; at += 1) this.codes[at] = 0;
  }
}

/** As many arguments as every browser's call takes. */
const CALL_MAX = 8192;

/** A part of it as a string again. */
export function textOf(codes: Uint16Array, from: number, to: number): string {
  if (platform !== undefined)
    return platform.from(codes.buffer, from * BYTES_PER_UNIT, (to - from) * BYTES_PER_UNIT).toString('utf16le');
  let text = '';
  for (let at = from; at < to; at += CALL_MAX)
    text += String.fromCharCode(...codes.subarray(at, Math.min(to, at + CALL_MAX)));
  return text;
}

/** Hands out names that may be used once and hold letters, digits and low lines alone. */
export class Names {
  readonly #known = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #prefix: string;
  readonly #longest: number;

  constructor(prefix: string, longest: number) {
    this.#prefix = prefix;
    this.#longest = longest;
  }

  of(name: string): string {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const base = `${this.#prefix}${name.replace(/[^A-Za-z0-9_]/g, '_')}`.slice(0, this.#longest);
    let own = base;
    for (let count = 2; this.#taken.has(own); count += 1) own = `${base}_${count}`;
    this.#taken.add(own);
    this.#known.set(name, own);
    return own;
  }
}

/**
 * Takes members one after the other, each once, and gives the list of them. It is used again and again: a list that grows
 * takes far more room than what ends up in it, and a document has thousands. Lists are short, so looking through one costs
 * less than a set of its own.
 */
export class OnceEach<T> {
  readonly #members: T[] = [];
  #count = 0;

  add(member: T): void {
    for (let at = 0; at < this.#count; at += 1) if (this.#members[at] === member) return;
    this.#members[this.#count] = member;
    this.#count += 1;
  }

  addAll(members: readonly T[]): void {
    for (let at = 0; at < members.length; at += 1) this.add(members[at] as T);
  }

  /** What was added since it was last asked for. */
  take(): T[] {
    const taken = this.#count === 0 ? [] : this.#members.slice(0, this.#count);
    this.#count = 0;
    return taken;
  }
}

/**
 * Takes members one after the other and gives the list of them. It is used again and again: a list that grows takes far
 * more room than what ends up in it, and a document has thousands.
 */
export class Gathered<T> {
  readonly #members: T[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  at(index: number): T | undefined {
    return index < this.#length ? this.#members[index] : undefined;
  }

  add(member: T): void {
    this.#members[this.#length] = member;
    this.#length += 1;
  }

  /** Lists are short, so looking through one costs less than a set of its own. */
  addOnce(member: T): void {
    for (let at = 0; at < this.#length; at += 1) if (this.#members[at] === member) return;
    this.add(member);
  }

  addEachOnce(members: readonly T[]): void {
    for (let at = 0; at < members.length; at += 1) this.addOnce(members[at] as T);
  }

  clear(): void {
    this.#length = 0;
  }

  /**
   * What was added since it was last asked for.
   * @param none The list to give where that is nothing; a new one otherwise.
   */
  take(none?: T[]): T[] {
    if (this.#length === 0) return none ?? [];
    const taken = this.#members.slice(0, this.#length);
    this.clear();
    return taken;
  }
}

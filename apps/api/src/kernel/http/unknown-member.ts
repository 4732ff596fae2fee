interface Visited {
  readonly sent: unknown;
  readonly taken: unknown;
  readonly key: string | null;
  readonly parent: Visited | null;
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

function pathOf(visited: Visited | null): string[] {
  const path: string[] = [];
  for (let at = visited; at !== null; at = at.parent) if (at.key !== null) path.unshift(at.key);
  return path;
}

/**
 * The first member of a request's body that its schema does not take, which the caller may not set: dropping it quietly
 * would answer a change that never happened. A schema that takes any member, as a webhook's does, keeps it in its output.
 *
 * @param sent The body as it was sent.
 * @param taken What the schema made of it.
 * @returns its path; null when every member was taken.
 */
export function unknownMember(sent: unknown, taken: unknown): readonly string[] | null {
  const waiting: Visited[] = [{ sent, taken, key: null, parent: null }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    // What the schema turned into something else was taken as a whole.
    if (!isContainer(next.sent) || !isContainer(next.taken)) continue;
    if (Array.isArray(next.sent) !== Array.isArray(next.taken)) continue;
    const members = next.taken as Record<string, unknown>;
    for (const [key, value] of Object.entries(next.sent)) {
      if (!Object.hasOwn(members, key)) return [...pathOf(next), key];
      waiting.push({ sent: value, taken: members[key], key, parent: next });
    }
  }
  return null;
}

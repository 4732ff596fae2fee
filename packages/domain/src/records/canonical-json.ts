/** JSON with object keys in code-point order and absent members left out, so that equal values have one spelling. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  // One string that grows: these are whole agreements, and lists of their pieces would cost more than their letters.
  if (Array.isArray(value)) {
    let items = '';
    for (let at = 0; at < value.length; at += 1) items += `${at === 0 ? '' : ','}${canonicalJson(value[at] ?? null)}`;
    return `[${items}]`;
  }
  let members = '';
  for (const key of sortedKeys(value)) {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (member === undefined) continue;
    members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${members}}`;
}

/** Most objects are small or in order as they come, and sorting a list makes another one. */
function sortedKeys(value: object): string[] {
  const keys = Object.keys(value);
  for (let at = 1; at < keys.length; at += 1) if ((keys[at - 1] as string) > (keys[at] as string)) return keys.sort();
  return keys;
}

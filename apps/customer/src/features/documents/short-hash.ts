/** The first eight characters of a version's hash, in two groups that a person can compare. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

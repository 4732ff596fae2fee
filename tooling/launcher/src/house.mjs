import { fileURLToPath } from 'node:url';

/** The repository's top folder, with a trailing separator removed. */
export const houseRoot = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');

/** The oldest Node the house runs on; `engines` in package.json says the same. */
export const oldestNode = /** @type {const} */ ([20, 19]);

/**
 * Says what is wrong with the running Node, or null.
 * @param {string} version As `process.versions.node`.
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `Troth needs Node ${oldestMajor}.${oldestMinor} or newer; this is ${version}. Install a current Node and try again.`;
}

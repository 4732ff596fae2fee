import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseRoot } from './house.mjs';
import { toolEnvironment } from './installation.mjs';
import { forbiddenLicenses } from './licenses.mjs';
import { PlainFailure, run } from './steps.mjs';

/** Not in the repository; a release or an operator takes it from here. */
const folder = join(houseRoot, 'reports');
export const SBOM_FILE = join(folder, 'sbom.cdx.json');

/** @typedef {{ name: string, version: string, purl: string, license: string | null }} Component */

/**
 * The components of a CycloneDX document, or what is wrong with it.
 * @param {unknown} document
 * @returns {Component[]}
 */
export function componentsOf(document) {
  const bom = /** @type {Record<string, any>} */ (document ?? {});
  if (bom.bomFormat !== 'CycloneDX' || !/^1\.[5-9]$/.test(String(bom.specVersion)))
    throw new PlainFailure('The bill of materials is not CycloneDX 1.5 or newer.');
  if (!/^urn:uuid:[0-9a-f-]{36}$/.test(String(bom.serialNumber)) || !Array.isArray(bom.components))
    throw new PlainFailure('The bill of materials has no serial number or no components.');
  const refs = new Set();
  return bom.components.map((/** @type {Record<string, any>} */ component) => {
    const name = component.group ? `${component.group}/${component.name}` : component.name;
    const { version, purl } = component;
    if (!name || !version || !String(purl).startsWith('pkg:npm/') || refs.has(component['bom-ref']))
      throw new PlainFailure(
        `The bill of materials names ${name ?? 'something'} without version or address, or twice.`,
      );
    refs.add(component['bom-ref']);
    return { name, version, purl, license: licenseOf(component) };
  });
}

/** @param {Record<string, any>} component */
function licenseOf({ licenses }) {
  if (!Array.isArray(licenses) || licenses.length === 0) return null;
  return licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(' AND ');
}

/** Whether a component is ours: a package of this repository. */
const isOurs = (/** @type {Component} */ { name }) => name.startsWith('@troth/');

/** Writes the bill of materials of everything that runs in production, and checks that it is one. */
export async function writeSbom() {
  mkdirSync(folder, { recursive: true });
  await run(
    join(houseRoot, 'node_modules', '.bin', 'pnpm'),
    ['sbom', '--sbom-format', 'cyclonedx', '--prod', '--out', SBOM_FILE],
    { env: toolEnvironment() },
  );
  const components = readSbom();
  const api = JSON.parse(readFileSync(join(houseRoot, 'apps', 'api', 'package.json'), 'utf8'));
  const missing = Object.keys(api.dependencies).filter(
    (name) => !components.some((component) => component.name === name),
  );
  if (missing.length > 0) throw new PlainFailure(`The bill of materials leaves out ${missing.join(', ')}.`);
  return null;
}

const readSbom = () => componentsOf(JSON.parse(readFileSync(SBOM_FILE, 'utf8')));

/** Holds the license of every production dependency against the list of those that are allowed. */
export async function checkLicenses() {
  await writeSbom();
  const forbidden = forbiddenLicenses(readSbom().filter((component) => !isOurs(component)));
  if (forbidden.length > 0)
    throw new PlainFailure(
      `Licenses that are not allowed (tooling/launcher/src/licenses.mjs):\n  ${forbidden.join('\n  ')}`,
    );
  return null;
}

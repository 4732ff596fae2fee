import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAudit } from './advisories.mjs';
import { houseRoot } from './house.mjs';
import { forbiddenLicenses, isAllowed } from './licenses.mjs';
import { componentsOf } from './sbom.mjs';

describe('known vulnerabilities', () => {
  const report = (/** @type {object} */ advisories) =>
    JSON.stringify({ advisories, metadata: { vulnerabilities: {} } });

  it('passes a report that names none', () => {
    expect(readAudit(report({}))).toEqual({ state: 'NONE' });
  });
  it('names each that there is', () => {
    const found = {
      severity: 'high',
      module_name: 'left-pad',
      vulnerable_versions: '<2',
      title: 'Pads right',
      url: 'u',
    };
    expect(readAudit(report({ 1: found }))).toEqual({
      state: 'FOUND',
      lines: ['high: left-pad <2: Pads right (u)'],
    });
  });
  it.each([
    [
      'refuses',
      '  × ERR_PNPM_AUDIT_BAD_RESPONSE The audit endpoint\n  │ advisories/bulk) responded with 405:',
      'it answered 405',
    ],
    ['cannot be reached', 'request failed: getaddrinfo ENOTFOUND registry', 'ENOTFOUND'],
    ['answers nothing', '', 'its answer was not readable'],
    ['answers something else', '{}', 'its answer was no report'],
  ])('never passes for clean when the registry %s', (_name, output, why) => {
    expect(readAudit(output)).toEqual({ state: 'NOT_ASKED', why });
  });
});

describe('licenses of what runs in production', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND OFL-1.1', true],
    ['(MIT AND GPL-3.0)', false],
    ['(MIT OR GPL-3.0) AND AGPL-3.0', false],
    ['GPL-3.0-or-later', false],
    ['AGPL-3.0', false],
  ])('%s', (expression, isTaken) => expect(isAllowed(expression)).toBe(isTaken));

  it('names a package without one, and lets through what has a reason', () => {
    expect(
      forbiddenLicenses([
        { name: 'silent', license: null },
        { name: 'dejavu-fonts-ttf', license: 'SEE LICENSE IN README.md AND LICENSE' },
        { name: '@img/sharp-libvips-linux-x64', license: 'LGPL-3.0-or-later' },
        { name: 'viral', license: 'AGPL-3.0' },
      ]),
    ).toEqual(['silent: says no license', 'viral: AGPL-3.0']);
  });
});

describe('the bill of materials', () => {
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: 'urn:uuid:00000000-0000-4000-8000-000000000000',
    components: [{ group: '@a', name: 'b', version: '1.0.0', purl: 'pkg:npm/%40a/b@1.0.0', 'bom-ref': 'x' }],
  };
  it('names each component with version, address and license', () => {
    expect(componentsOf(bom)).toEqual([
      { name: '@a/b', version: '1.0.0', purl: 'pkg:npm/%40a/b@1.0.0', license: null },
    ]);
  });
  it.each([
    ['another format', { ...bom, bomFormat: 'SPDX' }],
    ['an old form', { ...bom, specVersion: '1.4' }],
    ['no components', { ...bom, components: undefined }],
    ['a component twice', { ...bom, components: [...bom.components, ...bom.components] }],
    ['a component without a version', { ...bom, components: [{ ...bom.components[0], version: '' }] }],
    ['nothing', null],
  ])('is refused with %s', (_name, document) => expect(() => componentsOf(document)).toThrow(/bill of materials/));
});

describe('exceptions of the lint', () => {
  it('name files that are there', () => {
    /** @type {{ overrides: { files: string[], excludeFiles?: string[] }[] }} */
    const { overrides } = JSON.parse(readFileSync(join(houseRoot, '.oxlintrc.json'), 'utf8'));
    const named = overrides.flatMap(({ files, excludeFiles = [] }) => [...files, ...excludeFiles]);
    expect(named.filter((name) => !name.includes('*') && !existsSync(join(houseRoot, name)))).toEqual([]);
  });
});

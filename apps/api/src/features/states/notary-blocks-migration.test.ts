import { readFile } from 'node:fs/promises';
import { jurisdictionOfState } from '@troth/content/jurisdictions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const LINE = '____________________';
const SEAL = `______________________________\nNotary public\nMy commission expires: ${LINE}`;
const EITHER_WAY = '[  ] in person or [  ] by live audio and video communication';
const SIGNER = '{name}, whom I know personally or whose identity was proved to me by satisfactory evidence';

/** As they shipped before certificates followed the couple's answer. */
const BEFORE = {
  TX: `State of Texas\nCounty of ${LINE}\n\nOn this ______ day of ${LINE}, 20______, ${SIGNER}, appeared before me, ${EITHER_WAY}, and acknowledged having signed this agreement freely, for the purposes stated in it.\n\n${SEAL}`,
  NY: `State of New York\nCounty of ${LINE}\n\nOn the ______ day of ${LINE} in the year 20______, before me, the undersigned, personally appeared {name}, ${EITHER_WAY}, personally known to me or proved to me on the basis of satisfactory evidence to be the individual whose name is subscribed to this agreement, and acknowledged to me that the individual executed it in the individual’s capacity, and that by the individual’s signature on the agreement the individual executed it.\n\n${SEAL}`,
  FL: `State of Florida\nCounty of ${LINE}\n\nThe signing of this agreement was acknowledged before me by means of [  ] physical presence or [  ] online notarization, this ______ day of ${LINE}, 20______, by {name}, who [  ] is personally known to me or [  ] produced this identification: ${LINE}.\n\n${SEAL}`,
  CA: `State of California\nCounty of ${LINE}\n\nOn this day, {name} appeared before me, ${EITHER_WAY} before a notary of another state.\n\nA notary acting in California attaches the certificate that California law prescribes; a notary acting online from another state writes that state above.\n\n${SEAL}`,
};

it('brings shipped notary certificates up to date, and leaves an admin’s own wording alone', async () => {
  const own = 'State of Ohio\n\n{name} appeared before me.';
  const set = (abbreviation: string, notaryBlockText: string) =>
    api.db.updateTable('states').set({ notaryBlockText }).where('abbreviation', '=', abbreviation).execute();
  for (const [abbreviation, text] of Object.entries({ ...BEFORE, OH: own })) await set(abbreviation, text);
  const migration = await readFile(new URL('../../../migrations/0450_notary_blocks.sql', import.meta.url), 'utf8');
  for (const statement of migration.split(/;\n/)) if (statement.trim() !== '') await sql.raw(statement).execute(api.db);
  const rows = await api.db.selectFrom('states').select(['abbreviation', 'notaryBlockText']).execute();
  const textOf = new Map(rows.map((row) => [row.abbreviation, row.notaryBlockText]));
  for (const abbreviation of Object.keys(BEFORE))
    expect(textOf.get(abbreviation), abbreviation).toBe(jurisdictionOfState(abbreviation).state.notaryBlockText);
  expect(textOf.get('OH')).toBe(own);
});

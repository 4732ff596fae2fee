import { once } from 'node:events';
import { expect, type Request } from '@playwright/test';
import { statementCounter } from '../src/counted-statements';
import { DEMO_PASSWORD, Person } from '../src/person';
import { addresses, callsOf, firstPortOf, startProduct } from '../src/product';
import { firstVisit, longestChain, preflightsOf } from '../src/screen-cost';
import { test } from '../src/test';

/** What the first visit of a screen by its address may ask of the API; raised with a reason only. */
const BUDGETS = { chain: 4, bytes: 90_000 };

/**
 * Each as the demo person who has most to see on it, with the most calls that it may make, and the most statements that
 * these may send. One of each call looks who asks and whether the session has ended.
 */
const screens: readonly [who: string, path: string, calls: number, statements: number][] = [
  ['alex', '/', 6, 18],
  ['alex', '/questionnaire/separate-property', 7, 24],
  ['alex', '/alignment', 8, 22],
  ['alex', '/financial-disclosure', 8, 22],
  ['casey', '/documents', 6, 24],
  // What the attorneys and the couple wrote about its clauses is counted on it.
  ['casey', '/documents/review', 7, 29],
  ['casey', '/notarize', 6, 28],
  ['casey', '/attorney-services?serviceType=REPRESENTATION', 8, 30],
];

/** Bytes of script on the way to the sign-in page, compressed: what decides, what leaves for it, and its own. */
const MOST_SCRIPT_BEFORE_SIGN_IN = 10_000;

for (const portal of ['customer', 'attorney', 'admin'] as const)
  test(`whoever was never at the ${portal} portal reaches the sign-in page without its program`, async ({ page }) => {
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await page.goto(addresses[portal]);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
    const names = scripts.map((request) => new URL(request.url()).pathname).join(' ');
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      names,
    ).toBeLessThanOrEqual(MOST_SCRIPT_BEFORE_SIGN_IN);
    expect(scripts.length, names).toBeLessThanOrEqual(4);
  });

test('a preflight is seen where there is one: with a call to the API’s own origin', async ({ page }) => {
  await page.goto('/login');
  const preflights = await preflightsOf(page);
  const status = await page.evaluate(
    async (address) => (await fetch(address, { headers: { 'x-troth-tab': 'seen-by-the-test' } })).status,
    `${addresses.api}/states`,
  );
  expect([status, preflights]).toEqual([200, [`${addresses.api}/states`]]);
});

test('a first visit asks the API for no more than it may', async ({ browser }) => {
  const product = await startProduct({ firstPort: firstPortOf('costs'), counter: statementCounter });
  const api = callsOf(product.addresses.customer);
  const statements = async () => {
    const said = once(product.process, 'message');
    product.process.send?.({ statements: true });
    const [message] = (await said) as [{ statements: number }];
    return message.statements;
  };
  const people = new Map<string, Person>();
  const arrive = async (who: string) => {
    const person = await Person.arrive(browser, `${who}@demo.troth`, product.addresses);
    await person.signIn(DEMO_PASSWORD);
    // Its stream would go on asking.
    await person.page.goto('about:blank');
    people.set(who, person);
    return person;
  };
  try {
    for (const [who, path, mostCalls, mostStatements] of screens) {
      const person = people.get(who) ?? (await arrive(who));
      const { calls, preflights } = await firstVisit(person, path, api);
      const paths = calls.map((call) => call.path);
      // One after the other, so that what each sends can be told apart from what the program does on its own.
      let sent = 0;
      for (const call of paths) {
        const before = await statements();
        await person.get(call);
        sent += (await statements()) - before;
      }
      const bytes = calls.reduce((sum, call) => sum + call.bytes, 0);
      const chain = longestChain(calls);
      test.info().annotations.push({
        type: `${who} ${path}`,
        description: `${calls.length} calls, chain of ${chain}, ${bytes} bytes, ${sent} statements`,
      });
      expect.soft(paths.length, `calls of ${path}: ${paths.join(' ')}`).toBeLessThanOrEqual(mostCalls);
      expect.soft(preflights, `preflights of ${path}`).toEqual([]);
      expect.soft(chain, `chain of ${path}`).toBeLessThanOrEqual(BUDGETS.chain);
      expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(BUDGETS.bytes);
      expect.soft(sent, `statements of ${path}`).toBeLessThanOrEqual(mostStatements);
    }
  } finally {
    await product.stop();
  }
});

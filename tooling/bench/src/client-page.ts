/**
 * How soon an attorney reads: the page of a client from the click in the list, and the longest section of the client's answers
 * from the click on its name, each until the text is painted. In a real browser, at full speed and with a processor four
 * times as slow and 100 ms for each round trip, on the built portal and API.
 *
 * The page is loaded again before each click, so the browser has the program's files and nothing of the client.
 *
 * Run after a build: `pnpm --filter @troth/bench bench:client-page`; `CHROMIUM_PATH` names a browser of one's own, `ROUNDS` (20).
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, Person } from '@troth/e2e/person';
import type { Addresses } from '@troth/e2e/product';
import { percentile, print } from './figures';
import { inBrowser } from './in-browser';

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
const SETTLING_MS = 1_500;
const CONDITIONS = [
  { rate: 1, latency: 0 },
  { rate: 4, latency: 100 },
];
/** At the harder condition, the middle of all rounds, in ms. */
const GOALS = { page: 400, answers: 150 } as const;

declare global {
  interface Window {
    /** From the next click to the paint of what was waited for. */
    painted: Promise<number>;
  }
}

/** From the click until the page's main part shows a text. */
async function fromClick(page: Page, link: Locator, text: string): Promise<number> {
  await page.evaluate((wanted) => {
    window.painted = new Promise((resolve) => {
      const look = (from: number): number =>
        requestAnimationFrame(() => {
          if (document.querySelector('main')?.textContent?.includes(wanted) !== true) {
            look(from);
            return;
          }
          // A task that a frame's callback posts runs after that frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - from);
          port2.postMessage(null);
        });
      window.addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    });
  }, text);
  await link.click();
  return page.evaluate(() => window.painted);
}

interface Client {
  readonly id: string;
  readonly documentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly services: readonly string[];
}
interface Section {
  readonly id: string;
  readonly label: string;
  readonly status?: string;
}
interface Group {
  readonly questions: readonly { readonly title: string; readonly isVisible: boolean }[];
}

/** A client whom the attorney represents, with the section in which most is asked, another one, and the last title of the first. */
async function readClient(person: Person) {
  const own = `/users/${await person.id()}/attorneys/${await person.id()}`;
  const { clients } = await person.get<{ clients: Client[] }>(`${own}/clients`);
  const client = clients.find(({ services }) => services.includes('REPRESENTATION'));
  if (client === undefined) throw new Error('The demo attorney represents nobody.');
  const of = `documentId=${client.documentId}&userId=${client.id}`;
  const sections = (await person.get<Section[]>(`${own}/questionnaire-sections?${of}`)).filter(
    ({ status }) => status !== 'NOT_APPLICABLE',
  );
  const asked = await Promise.all(
    sections.map(async (section) => {
      const groups = await person.get<Group[]>(`${own}/questionnaire-sections/${section.id}/groups?${of}`);
      return { section, titles: groups.flatMap(({ questions }) => questions).filter(({ isVisible }) => isVisible) };
    }),
  );
  const [longest, other] = asked.toSorted((one, next) => next.titles.length - one.titles.length);
  const last = longest?.titles.at(-1)?.title;
  if (longest === undefined || other === undefined || last === undefined) throw new Error('No section asks anything.');
  return { client, longest, other: other.section, last };
}

async function measure(browser: Browser, addresses: Addresses): Promise<void> {
  const person = await Person.arrive(browser, 'frances@demo.troth', addresses, 'attorney');
  const { page } = person;
  // The compiler that runs this file wraps functions in a helper of this name, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await person.signIn(DEMO_PASSWORD);
  const { client, longest, other, last } = await readClient(person);
  const at = `/attorney/clients/${client.id}`;
  const steps = [
    {
      name: 'a client’s page',
      goal: GOALS.page,
      from: '/attorney/clients',
      link: page.getByRole('link', { name: `${client.firstName} ${client.lastName}`, exact: true }).first(),
      text: client.email,
    },
    {
      name: `a section with ${longest.titles.length} questions`,
      goal: GOALS.answers,
      from: `${at}?view=answers&section=${other.id}`,
      link: page.getByRole('navigation').getByRole('link', { name: longest.section.label, exact: true }),
      text: last,
    },
  ];
  const session = await page.context().newCDPSession(page);
  print('click to painted text; ms'.padEnd(48) + '    p50     p95');
  for (const { rate, latency } of CONDITIONS) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    for (const { name, goal, from, link, text } of steps) {
      const times: number[] = [];
      // The first round fills the browser's cache.
      for (let round = 0; round <= ROUNDS; round += 1) {
        await page.goto(from);
        await link.waitFor();
        // What the page still loads on its own is not the click's.
        await page.waitForTimeout(SETTLING_MS);
        const time = await fromClick(page, link, text);
        if (round > 0) times.push(time);
      }
      const middle = percentile(times, 0.5);
      const verdict = latency === 0 ? '' : middle <= goal ? ` within ${goal}` : ` OVER ${goal}`;
      const figures = [middle, percentile(times, 0.95)].map((value) => value.toFixed(0).padStart(7)).join(' ');
      print(`${`CPU ${rate}x, ${latency} ms: ${name}`.padEnd(48)}${figures}${verdict}`);
    }
  }
}

await inBrowser(measure);

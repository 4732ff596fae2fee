/**
 * How soon a section of 100 questions shows what a person did: from click to paint and from key to paint, in a real browser
 * at full speed and slowed down fourfold, on the built portal and API.
 *
 * The page is the customer portal's section screen with its own components, its own saving and the API behind it. Only the
 * answer to "which questions are in this section" is made up: it holds all questions of the questionnaire at once, their
 * conditions and restrictions taken off, so that each is shown.
 *
 * Run after a build: `pnpm --filter @troth/bench bench:section-paint`; `CHROMIUM_PATH` names a browser of one's own.
 */
import type { Browser, Page } from '@playwright/test';
import { Person } from '@troth/e2e/person';
import type { Addresses } from '@troth/e2e/product';
import { percentile, print } from './figures';
import { inBrowser } from './in-browser';

const QUESTIONS = 100;
const SLOWDOWNS = [1, 4];
/** Clicks and keys that are timed, after those that warm the page up. */
const CLICKS = 120;
const KEYS = 120;
const WARMING = 20;
/** "Good" by the definition of INP: https://web.dev/articles/inp */
const GOOD_INP_MS = 200;
const SECTION = 'separate-property';

interface Group {
  readonly questions: readonly { readonly questionOptions: readonly object[] }[];
}

/** What the page noted of one interaction. */
interface Interaction {
  readonly kind: 'click' | 'key';
  /** From the event to the frame that shows its effect. */
  readonly toPaintMs: number;
}

declare global {
  interface Window {
    interactions: Interaction[];
    /** Longest event of each interaction, as the browser's event timing gives it: in steps of 8 ms, from 16 ms on. */
    eventTimings: Map<number, number>;
  }
}

/** Runs in the page before anything else of it. */
function watchInteractions(): void {
  window.interactions = [];
  window.eventTimings = new Map();
  const watch = (type: 'click' | 'keydown', kind: Interaction['kind']) => {
    window.addEventListener(
      type,
      (event) => {
        // A press on a label is a click on the label and one on its control: the second is what changes the page.
        if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)) return;
        // A task that a frame's callback posts runs after that frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            window.interactions.push({ kind, toPaintMs: performance.now() - event.timeStamp });
          };
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  };
  watch('click', 'click');
  watch('keydown', 'key');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const longest = Math.max(window.eventTimings.get(entry.interactionId) ?? 0, entry.duration);
      window.eventTimings.set(entry.interactionId, longest);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Answers the questions of one section with those of all, and of the others with none. */
async function putAllQuestionsIntoOneSection(person: Person): Promise<void> {
  const path = `/users/${await person.id()}/questionnaire-sections`;
  const sections = await person.get<{ id: string; path: string }[]>(path);
  const groups = await Promise.all(sections.map(({ id }) => person.get<Group[]>(`${path}/${id}/groups`)));
  const shown = groups.flat().map((group) => ({
    ...group,
    repeatedQuestions: [],
    questions: group.questions.map((question) => ({
      ...question,
      parentQuestionId: null,
      parentConditionalVisibilities: [],
      questionStateRestrictions: [],
      questionOptions: question.questionOptions.map((option) => ({
        ...option,
        restrictedQuestionOptions: [],
        optionStateRestrictions: [],
      })),
    })),
  }));
  const ownId = sections.find((section) => section.path.endsWith(SECTION))?.id ?? '';
  await person.page.route('**/questionnaire-sections/*/groups', (route) =>
    route.fulfill({ json: route.request().url().includes(ownId) ? shown : [] }),
  );
}

/** Waits until the page has noted so many interactions since the last reading. */
const noted = (page: Page, kind: Interaction['kind'], count: number) =>
  page.waitForFunction(
    ([wanted, least]) => window.interactions.filter((interaction) => interaction.kind === wanted).length >= least,
    [kind, count] as const,
    { polling: 50 },
  );

const forget = (page: Page) =>
  page.evaluate(() => {
    window.interactions = [];
    window.eventTimings.clear();
  });

const read = (page: Page) =>
  page.evaluate(() => ({
    toPaint: window.interactions.map(({ toPaintMs }) => toPaintMs),
    eventTiming: [...window.eventTimings.values()],
  }));

/** Chooses options here and there on the page, each a change. */
async function click(page: Page, times: number): Promise<void> {
  const radios = page.locator('fieldset[id^="question-"] input[type="radio"]');
  const all = await radios.count();
  for (let at = 0; at < times; at += 1) {
    // A stride that meets questions from the top to the bottom in turn, and other options of them each time round.
    await radios.nth((at * 37) % all).click({ force: true });
    await noted(page, 'click', at + 1);
  }
}

/** Types into text fields here and there on the page. */
async function type(page: Page, times: number): Promise<void> {
  const fields = page.locator('fieldset[id^="question-"] textarea');
  const all = await fields.count();
  const keysPerField = 12;
  let typed = 0;
  for (let at = 0; typed < times; at += 1) {
    await fields.nth(at % all).focus();
    for (let key = 0; key < keysPerField && typed < times; key += 1) {
      await page.keyboard.press('abcdefghijkl'[key] ?? 'm');
      typed += 1;
      await noted(page, 'key', typed);
    }
  }
}

const figures = (values: readonly number[]) =>
  [0.5, 0.75, 0.95].map((share) => percentile(values, share).toFixed(1).padStart(7)).join(' ');

async function measure(browser: Browser, addresses: Addresses): Promise<void> {
  const person = await Person.arrive(browser, 'alex@demo.troth', addresses);
  const { page } = person;
  // The compiler that runs this file wraps functions in a helper of this name, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watchInteractions);
  await person.signIn('troth-demo');
  await putAllQuestionsIntoOneSection(person);
  await page.goto(`/questionnaire/${SECTION}`);
  const cards = page.locator('fieldset[id^="question-"]');
  await cards.first().waitFor();
  const count = await cards.count();
  if (count !== QUESTIONS) throw new Error(`The section shows ${count} questions, not ${QUESTIONS}.`);

  const slow = await page.context().newCDPSession(page);
  print(
    `${QUESTIONS} questions in one section; ms                p50     p75     p95   event timing p75              INP`,
  );
  for (const rate of SLOWDOWNS) {
    await slow.send('Emulation.setCPUThrottlingRate', { rate });
    for (const [name, act, times] of [
      ['click', click, CLICKS],
      ['key', type, KEYS],
    ] as const) {
      await forget(page);
      await act(page, WARMING);
      await forget(page);
      await act(page, times);
      const { toPaint, eventTiming } = await read(page);
      // What the browser left out took less than 16 ms. INP leaves out one interaction in fifty.
      const all = [...eventTiming, ...Array<number>(Math.max(0, times - eventTiming.length)).fill(16)];
      const inp = percentile(all, 0.98);
      const verdict = inp <= GOOD_INP_MS ? 'good' : 'not good';
      print(
        [
          `CPU ${rate}x, ${name} to paint`.padEnd(40),
          figures(toPaint),
          String(percentile(all, 0.75)).padStart(18),
          `${inp} (${verdict})`.padStart(16),
        ].join(' '),
      );
    }
  }
}

await inBrowser(measure);

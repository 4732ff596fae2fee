import { expect, type Page } from '@playwright/test';
import { type Answers, optionFor, type Question, questionsOf, type Section, typedFor } from './answering';
import { pressTab } from './keyboard';
import type { Person } from './person';

/** More stops than any screen has. */
const MOST_STOPS = 300;

/** What moves on its own has come to rest by then, on a busy machine too, in ms. */
const SETTLED_MS = 3_000;

/** Where the focus is: what someone without a pointer goes by. */
interface Stop {
  /** `radio`, `checkbox`, `date` and so on of inputs, else the role or the element's name; empty when the focus is lost. */
  readonly kind: string;
  readonly name: string;
  /** Id of the question whose card it is in. */
  readonly questionId: string | null;
  readonly value: string;
  /** What can be chosen in the group of a radio button or a checkbox. */
  readonly options: readonly { readonly value: string; readonly isChosen: boolean; readonly isHere: boolean }[];
  /** The focus has a visible mark, on the control or on what is drawn for it. */
  readonly isMarked: boolean;
  /** It is on the screen, with nothing over it. WCAG 2.2, 2.4.11. */
  readonly isInSight: boolean;
}

/** Reads where the focus is and touches nothing. */
function whereFocusIs(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) {
      return { kind: '', name: '', questionId: null, value: '', options: [], isMarked: true, isInSight: true };
    }
    const input = control instanceof HTMLInputElement ? control : null;
    const isOption = input !== null && ['radio', 'checkbox'].includes(input.type);
    const drawn = isOption ? (control.closest('label') ?? control) : control;
    const group = isOption ? control.closest('[role="radiogroup"], [role="group"]') : null;
    const options = [...(group?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
    // The house's marks of the focus: a ring of 4 px around what is pressed, an edge of 1 px more on what is filled in,
    // an edge of 2 px inside the menu's rows.
    const isRinged = (element: Element | null) =>
      element !== null && / 0px 0px 0px (?:[14]px(?! inset)|2px inset)/.test(getComputedStyle(element).boxShadow);
    const box = drawn.getBoundingClientRect();
    const top = document.elementFromPoint(
      box.left + Math.min(box.width / 2, 24),
      box.top + Math.min(box.height / 2, 24),
    );
    return {
      kind: control.getAttribute('role') ?? input?.type ?? control.tagName.toLowerCase(),
      name: (control.getAttribute('aria-label') ?? drawn.textContent).trim().slice(0, 60),
      questionId: control.closest('fieldset[id^="question-"]')?.id.replace('question-', '') ?? null,
      value: 'value' in control ? String(control.value) : '',
      options: options.map((each) => ({ value: each.value, isChosen: each.checked, isHere: each === control })),
      isMarked: [drawn, control, control.parentElement, control.nextElementSibling].some(isRinged),
      isInSight:
        top !== null && (drawn.contains(top) || top.contains(drawn) || control.parentElement?.contains(top) === true),
    };
  });
}

/** Parts that are still to come push what has the focus out of sight: the walk waits for them. */
async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[class*="troth-skeleton"]') === null);
}

/** Someone at a keyboard: goes on with Tab, sees where the focus is, and notes what is wrong with it. */
export class Keyboard {
  /** Where the focus had no mark, was covered, or was lost. */
  readonly complaints: string[] = [];

  constructor(readonly page: Page) {}

  async press(key: string): Promise<Stop> {
    await arrived(this.page);
    await (key === 'Tab' || key === 'Shift+Tab' ? pressTab(this.page, key) : this.page.keyboard.press(key));
    let stop = await whereFocusIs(this.page);
    // A menu that opens by the focus, or a page that grows, still moves: what counts is where the focus comes to rest.
    const isLost = () => stop.kind === '' && !key.endsWith('Tab');
    for (
      const until = Date.now() + SETTLED_MS;
      (isLost() || !stop.isInSight || !stop.isMarked) && Date.now() < until;
    ) {
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      stop = await whereFocusIs(this.page);
    }
    const at = `${stop.kind} “${stop.name}” at ${new URL(this.page.url()).pathname} after ${key}`;
    if (!stop.isMarked) this.complaints.push(`no mark on ${at}`);
    if (!stop.isInSight) this.complaints.push(`covered: ${at}`);
    // Tab leaves the page at its end; nothing else may lose the focus.
    if (isLost()) this.complaints.push(`lost${at}`);
    return stop;
  }

  /** Goes on until a control of this kind and name. */
  async goTo(kind: string, name: string | RegExp, key = 'Tab'): Promise<Stop> {
    const isIt = (stop: Stop) =>
      stop.kind === kind && (typeof name === 'string' ? stop.name === name : name.test(stop.name));
    let stop = await whereFocusIs(this.page);
    for (let stops = 0; !isIt(stop); stops += 1) {
      if (stops === MOST_STOPS) throw new Error(`The keyboard does not reach the ${kind} ${String(name)}`);
      stop = await this.press(key);
    }
    return stop;
  }

  /** Answers the question in whose card the focus is, when it has no answer yet. */
  async answer(stop: Stop, question: Question, answers: Answers): Promise<void> {
    if (stop.options.length > 0) {
      if (stop.options.some(({ isChosen }) => isChosen)) return;
      const wanted = optionFor(question, answers).id;
      let here = stop;
      if (stop.kind === 'checkbox') {
        while (here.options.find(({ isHere }) => isHere)?.value !== wanted) here = await this.press('Tab');
        await this.press('Space');
        return;
      }
      if (here.options.find(({ isHere }) => isHere)?.value === wanted) await this.press('Space');
      while (here.options.find(({ isHere }) => isHere)?.value !== wanted) here = await this.press('ArrowDown');
    } else if (stop.kind === 'combobox') {
      await this.press('ArrowDown');
      await this.press('Enter');
    } else if (stop.kind === 'date') {
      if (stop.value !== '') return;
      const [year, month, day] = typedFor(question, answers).split('-');
      await this.page.keyboard.type(`${month}${day}${year}`);
    } else if (['text', 'tel', 'textarea'].includes(stop.kind) && stop.value === '') {
      await this.page.keyboard.type(typedFor(question, answers));
    }
  }
}

/** Answers a section from its first control to Continue, follow-ups as they open, and goes on. Only keys are sent. */
export async function answerWithKeys(
  keyboard: Keyboard,
  person: Person,
  section: Section,
  answers: Answers,
): Promise<void> {
  const { page } = person;
  await expect(page.getByRole('heading', { level: 1, name: section.label })).toBeVisible();
  await expect(page.locator('fieldset[id^="question-"]').first()).toBeVisible();
  const questions = new Map((await questionsOf(person, section.id)).map((question) => [question.id, question]));
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const stop = await keyboard.press('Tab');
    const question = questions.get(stop.questionId ?? '');
    if (question !== undefined) await keyboard.answer(stop, question, answers);
    if (stop.kind !== 'button' || !/^(Continue|Saving\.\.\.)$/.test(stop.name)) continue;
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname !== section.path, { timeout: 20_000 });
    return;
  }
  throw new Error(`The keyboard does not reach Continue in ${section.label}`);
}

import type { Page } from '@playwright/test';
import { type Answers, optionFor, type Question, questionsOf, type Section, sectionsOf, typedFor } from './answering';
import { expect } from './patience';
import type { Person } from './person';

/** More than any section has of follow-ups on follow-ups. */
const MOST_ROUNDS = 12;

/**
 * Presses the wanted option of each question that is shown and has none yet, all at once in the page: the controls and
 * what they do are the screen's own, only the pointer's way to each is left out.
 *
 * @param options Ids of options by id of their question's card.
 * @returns How many were pressed, and the cards that want words or a date.
 */
function pressOptions(page: Page, options: Readonly<Record<string, string>>) {
  return page.evaluate((wanted) => {
    let pressed = 0;
    const empty: string[] = [];
    for (const card of document.querySelectorAll<HTMLElement>('fieldset[id^="question-"]')) {
      const optionId = wanted[card.id];
      const choices = [...card.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]')];
      const choice = choices.find(({ value }) => value === optionId);
      const isAnswered = choices.some(({ checked }) => checked);
      if (choice !== undefined && !isAnswered) {
        choice.click();
        pressed += 1;
      }
      const field = card.querySelector<HTMLInputElement>('input:not([type="hidden"]), textarea');
      const isList = field === null && card.querySelector('[role="combobox"]') !== null;
      if (choices.length === 0 && (isList || field?.value === '')) empty.push(card.id);
    }
    return { pressed, empty };
  }, options);
}

async function answerWhatIsEmpty(page: Page, id: string, question: Question, answers: Answers): Promise<void> {
  const card = page.locator(`[id="${id}"]`);
  if (question.questionType === 'DROPDOWN') {
    await card.getByRole('combobox').click();
    await page.getByRole('option', { name: optionFor(question, answers).value, exact: true }).click();
  } else await card.getByRole('textbox').first().fill(typedFor(question, answers));
}

/** Answers the section that is on the screen, follow-ups as they appear, and continues. */
async function answerSection(person: Person, section: Section, answers: Answers): Promise<void> {
  const { page } = person;
  await expect(page.getByRole('heading', { level: 1, name: section.label })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Continue|Saving\.\.\.)$/ })).toBeVisible();
  const wanted = new Map<string, Question>();
  for (const question of await questionsOf(person, section.id))
    if (question.profileField === null && (question.isRequired || answers[question.key] !== undefined))
      wanted.set(`question-${question.id}`, question);
  const options = Object.fromEntries(
    [...wanted].flatMap(([id, question]) =>
      ['RADIO', 'CHECKBOX'].includes(question.questionType) ? [[id, optionFor(question, answers).id]] : [],
    ),
  );
  const chosen = new Set<string>();
  const hasLeft = () => new URL(page.url()).pathname !== section.path;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { pressed, empty } = await pressOptions(page, options);
    const open = empty.flatMap((id) => {
      const question = wanted.get(id);
      return question === undefined || chosen.has(id) ? [] : [{ id, question }];
    });
    for (const { id, question } of open) {
      await answerWhatIsEmpty(page, id, question, answers);
      if (question.questionType === 'DROPDOWN') chosen.add(id);
    }
    if (pressed + open.length > 0) continue;
    await page.getByRole('button', { name: /^(Continue|Saving\.\.\.)$/ }).click();
    // A question that an answer opened only once it was stored is told by a popup.
    const missing = page.getByRole('dialog');
    await expect.poll(async () => hasLeft() || (await missing.isVisible()), { intervals: [100] }).toBe(true);
    if (hasLeft()) return;
    await page.keyboard.press('Escape');
    await expect(missing).toBeHidden();
  }
  throw new Error(`${section.label} does not come to its end`);
}

/** Answers every section from the first, which is on the screen, to the disclosure: on its screen, as quickly as it takes it. */
export async function answerQuickly(person: Person, answers: Answers): Promise<void> {
  for (const section of await sectionsOf(person)) await answerSection(person, section, answers);
  expect(new URL(person.page.url()).pathname).toBe('/financial-disclosure');
}

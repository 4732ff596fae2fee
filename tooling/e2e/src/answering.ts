import { expect } from '@playwright/test';
import type { Person } from './person';

interface Option {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly optionStateRestrictions?: readonly { stateId: string }[];
}

export interface Question {
  readonly id: string;
  readonly key: string;
  readonly isRequired: boolean;
  readonly isVisible: boolean;
  readonly questionType: 'CHECKBOX' | 'RADIO' | 'DROPDOWN' | 'TEXT_AREA' | 'TEXT_BOX';
  readonly inputType: 'TEXT' | 'CURRENCY' | 'NUMBER' | 'DATE' | 'PHONE' | null;
  readonly profileField: 'gender' | 'birthdate' | 'phoneNumber' | null;
  readonly questionOptions: readonly Option[];
  readonly answers: readonly { valueTyped: string | null; answerQuestionOptions: readonly unknown[] }[];
}

export interface Section {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly status: string;
}

/** Answers by question key: an option's key, or what is typed. The first option, or something plain, where it says nothing. */
export type Answers = Readonly<Record<string, string>>;

/** Neither wants an attorney, both know when they marry: nothing asks for more than the two of them. */
export const NOBODY_ELSE: Answers = {
  un_hire_attorney: 'without',
  fa_embryo: 'no',
  fa_pets: 'no',
  bg_occupation: 'Cartographer',
  at_signing: 'in_person',
  bg_wedding_date: '2031-05-03',
};

const TYPED = { TEXT: 'As we discussed', CURRENCY: '2500.00', NUMBER: '10', DATE: '1994-03-12', PHONE: '+12125550123' };

const isChoice = ({ questionType }: Question) => !questionType.startsWith('TEXT');

export const sectionsOf = async (person: Person): Promise<Section[]> =>
  person.get(`/users/${await person.id()}/questionnaire-sections?includeStatus=true`);

export async function questionsOf(person: Person, sectionId: string): Promise<Question[]> {
  const groups = await person.get<{ questions: Question[] }[]>(
    `/users/${await person.id()}/questionnaire-sections/${sectionId}/groups`,
  );
  return groups.flatMap(({ questions }) => questions);
}

/** The option that a person chooses: the wanted one where it is offered, else the first. */
export function optionFor(question: Question, answers: Answers): Option {
  const wanted = answers[question.key];
  const option = question.questionOptions.find(({ key }) => key === wanted) ?? question.questionOptions[0];
  if (option === undefined) throw new Error(`${question.key} offers no option`);
  return option;
}

export const typedFor = (question: Question, answers: Answers) =>
  answers[question.key] ?? TYPED[question.inputType ?? 'TEXT'];

const isOpen = (question: Question, answers: Answers) =>
  question.isVisible &&
  question.answers.length === 0 &&
  question.profileField === null &&
  (question.isRequired || answers[question.key] !== undefined);

const AT_ONCE = 4;

/** Answers all that is open with the person's own calls, follow-ups included. */
export async function answerByCalls(person: Person, answers: Answers): Promise<void> {
  const userId = await person.id();
  for (const section of await sectionsOf(person)) {
    for (let round = 0; round < 6; round += 1) {
      const open = (await questionsOf(person, section.id)).filter((question) => isOpen(question, answers));
      if (open.length === 0) break;
      // What is open together depends on nothing else that is open. A few at once: more would only wait for one another.
      for (let at = 0; at < open.length; at += AT_ONCE)
        await Promise.all(open.slice(at, at + AT_ONCE).map((question) => answer(person, userId, question, answers)));
    }
    await person.call('POST', `/users/${userId}/questionnaire-sections/${section.id}/continue`);
  }
}

async function answer(person: Person, userId: string, question: Question, answers: Answers): Promise<void> {
  const write = isChoice(question)
    ? { valueTyped: null, questionOptionIds: [optionFor(question, answers).id] }
    : { valueTyped: typedFor(question, answers), questionOptionIds: [] };
  const { status } = await person.call('POST', `/users/${userId}/answers?questionId=${question.id}`, write);
  expect([200, 201], `${question.key} is saved`).toContain(status);
}

/** Answers every question that the screen shows and that was not answered yet. */
async function answerWhatIsShown(
  { page }: Person,
  questions: readonly Question[],
  answers: Answers,
  done: Set<string>,
): Promise<void> {
  const known = new Map(questions.map((question) => [`question-${question.id}`, question]));
  const cards = await page.locator('fieldset[id^="question-"]').evaluateAll((all) => all.map(({ id }) => id));
  for (const id of cards) {
    const question = known.get(id);
    const card = page.locator(`[id="${id}"]`);
    // A follow-up may have gone with the answer before it.
    if (done.has(id) || question === undefined || (await card.count()) === 0) continue;
    done.add(id);
    if (question.questionType === 'DROPDOWN') {
      await card.getByRole('combobox').click();
      await page.getByRole('option', { name: optionFor(question, answers).value, exact: true }).click();
    } else if (isChoice(question)) {
      await card.locator(`input[value="${optionFor(question, answers).id}"]`).check();
    } else if (question.profileField === null) {
      const field = card.getByRole('textbox').first();
      await field.fill(typedFor(question, answers));
      await field.blur();
    }
  }
}

/**
 * Answers a section on its screen as a person does, follow-ups as they appear, and continues. A section may be complete
 * for a moment while an answer that asks more is on its way, so nothing is judged before all that was chosen is stored.
 */
export async function answerOnScreen(person: Person, section: Section, answers: Answers): Promise<void> {
  const { page } = person;
  await expect(page.getByRole('heading', { level: 1, name: section.label })).toBeVisible();
  const done = new Set<string>();
  await expect
    .poll(
      async () => {
        await answerWhatIsShown(person, await questionsOf(person, section.id), answers, done);
        const stored = await questionsOf(person, section.id);
        const isOnItsWay = ({ id, isVisible, profileField, answers: own }: Question) =>
          done.has(`question-${id}`) && isVisible && profileField === null && own.length === 0;
        if (stored.some(isOnItsWay)) return 'SAVING';
        // A section that requires nothing is complete only after Continue.
        if (!stored.some(({ isVisible, isRequired }) => isVisible && isRequired)) return 'COMPLETED';
        return (await sectionsOf(person)).find(({ id }) => id === section.id)?.status;
      },
      { message: `${section.label} is complete`, timeout: 60_000 },
    )
    .toMatch(/COMPLETED|NOT_APPLICABLE/);
  const leaves = page.waitForURL((url) => !url.pathname.endsWith(section.path), { timeout: 30_000 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await leaves;
}

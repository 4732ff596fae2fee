import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aClause, anAgreement, anOutcome, aSource } from '../testing/agreement';
import { aGroup, aJourney, aQuestion, ids, questionId, theSections } from '../testing/couple';
import { aDocument, thePartner } from '../testing/couple-document';
import { aLine } from '../testing/line';
import { anApi, visit } from '../testing/visit';

type Schemas = components['schemas'];

const first = '2026-11-18T10:00:00.000Z';
const second = '2026-11-20T10:00:00.000Z';
const third = '2026-11-20T11:00:00.000Z';
const answeredAt = '2026-11-19T15:00:00.000Z';
const hashOf = (commitAt: string) => `${commitAt.replace(/\D/g, '')}9f3c21ab`.padEnd(64, '0');

const shared = (['A', 'B'] as const).map((side) => aSource(1, side, 'Owner keeps it', answeredAt, answeredAt));
const percent = [aSource(2, 'A', '40', answeredAt), aSource(2, 'B', '40', answeredAt)];
const filled = (
  source: Schemas['AgreementFilledValue']['source'],
  side: 'A' | 'B' | null,
  field: string,
  value: string,
  citation: string | null = null,
): Schemas['AgreementFilledValue'] => ({ source, side, field, value, citation });
const tree = anAgreement(
  [
    aClause('growth', '1.1', 'The owner keeps it.', {
      heading: 'Growth',
      summary: 'What grows stays yours.',
      why: {
        conditions: [anOutcome('MET', shared)],
        facts: [{ fact: 'distributionLaw', value: 'EQUITABLE_DISTRIBUTION', citation: 'DRL § 236(B)' }],
      },
      children: [
        aClause('effort', '(a)', '', {
          blocks: [
            {
              type: 'paragraph',
              inlines: [
                { type: 'value', text: 'forty percent', sources: percent },
                { type: 'text', text: ' is shared.' },
              ],
            },
          ],
        }),
        aClause('plain', '(b)', 'The rest is not.'),
      ],
    }),
    aClause('general', '1.2', 'This is in every agreement.'),
    aClause('terms', '1.3', '', {
      blocks: [{ type: 'definitions', entries: [{ termKey: 'party', term: 'Party', inlines: [] }] }],
    }),
    aClause('debts', '1.4', 'Alex Arden and Blake Barlow listed them under New York law.', {
      why: {
        values: [
          filled('PROFILE', 'A', 'fullName', 'Alex Arden'),
          filled('PROFILE', 'A', 'their', 'her'),
          filled('PROFILE', 'A', 'name', 'Alex Arden'),
          filled('PROFILE', 'B', 'fullName', 'Blake Barlow'),
          filled('TERM', null, 'party', 'Party'),
          filled('STATE', null, 'name', 'New York', 'N.Y. Dom. Rel. Law § 236(B)(3)'),
          filled('STATE', null, 'statute', 'N.Y. Gen. Oblig. Law § 5-311', 'N.Y. Gen. Oblig. Law § 5-311'),
          filled('STATE', null, 'notaryBlockText', 'NY', 'N.Y. Real Prop. Law § 309-a'),
          filled('DISCLOSURE', 'A', 'entries', '3'),
          filled('DISCLOSURE', 'B', 'entries', '1'),
          filled('RECEIPT', 'B', 'date', 'November 18, 2026'),
          filled('RECEIPT', 'B', 'version', '9f3c 21ab'),
          filled('RATES', null, 'date', '2026-11-20'),
        ],
      },
      children: [
        aClause('debtsOfA', '(c)', 'Under that law.', {
          why: { values: [filled('STATE', null, 'statute', 'N.Y. Gen. Oblig. Law § 5-311')] },
        }),
        aClause('debtsOfB', '(d)', 'Alex Arden owes.', {
          why: { values: [filled('PROFILE', 'A', 'fullName', 'Alex Arden')] },
        }),
      ],
    }),
  ],
  [
    {
      key: 'gifts',
      sectionKey: 'separate',
      heading: 'Gifts',
      reason: 'CONDITION_UNMET',
      conditions: [anOutcome('UNMET', [aSource(3, 'A', 'No', answeredAt), aSource(3, 'B', 'No', answeredAt)])],
    },
    {
      key: 'pets',
      sectionKey: 'separate',
      heading: 'Pets',
      reason: 'DISPUTED',
      conditions: [anOutcome('DISPUTED', [aSource(4, 'A', 'Alex', null), aSource(4, 'B', 'Blake', null)])],
    },
    {
      key: 'embryos',
      sectionKey: 'elsewhere',
      heading: null,
      reason: 'UNANSWERED',
      conditions: [anOutcome('WAITING', [aSource(5, 'B', 'Yes', null)])],
    },
  ],
);

const words = (change: Schemas['RedlineRun']['change'], text: string): Schemas['RedlineRun'] => ({
  change,
  inline: { type: 'text', text },
  textBefore: null,
});
const redline: Schemas['AgreementRedline'] = {
  formatVersion: 1,
  hasChanges: true,
  title: [words('KEPT', tree.title)],
  titleCauses: [],
  sections: [
    {
      key: 'separate',
      standing: 'KEPT',
      number: { before: '1', after: '1' },
      title: null,
      causes: [],
      clauses: [
        {
          type: 'clause',
          key: 'growth',
          kind: 'clause',
          standing: 'KEPT',
          number: { before: '1.1', after: '1.1' },
          isReworded: true,
          textStyle: null,
          listStyle: 'NONE',
          isSeparatePage: false,
          heading: null,
          blocks: [
            {
              type: 'paragraph',
              runs: [
                words('KEPT', 'The '),
                words('DELETED', 'couple shares'),
                words('INSERTED', 'owner keeps'),
                words('KEPT', ' it.'),
              ],
              end: 'KEPT',
            },
          ],
          children: null,
          causes: ['ANSWER'],
          answers: [
            {
              questionKey: 'q1',
              questionId: questionId(1),
              respondent: 'A',
              before: 'Shared',
              after: 'Owner keeps it',
            },
            { questionKey: 'q1', questionId: questionId(1), respondent: 'B', before: null, after: 'Owner keeps it' },
          ],
        },
        { type: 'same', key: 'general' },
        { type: 'same', key: 'terms' },
        { type: 'same', key: 'debts' },
      ],
    },
  ],
};

const made = (changes: Partial<Schemas['Document']> = {}) =>
  aDocument({
    lastGeneratedAt: second,
    lastGeneratedInputHash: 'f'.repeat(64),
    generatedPdfFileId: ids.section,
    ...changes,
  });
const commitOf = (commitAt: string): Schemas['Commit'] => ({
  documentId: ids.document,
  commitAt,
  hash: hashOf(commitAt),
  message: null,
  committedById: null,
});
const journey = (changes: Partial<Schemas['Journey']> = {}) =>
  aJourney({
    partner: thePartner(),
    document: {
      status: 'NOT_APPROVED',
      isInEditor: false,
      isLocked: false,
      isImported: false,
      isNotarized: false,
      lastGeneratedAt: second,
      reviewedAt: null,
      ownReviewedAt: null,
      partnerReviewedAt: null,
      finalizedAt: null,
      generatedPdfFileId: ids.section,
    },
    ...changes,
  });

/** A couple with an agreement of two versions, of which the reader has seen the first. */
const agreed = (document = made()) =>
  anApi()
    .on('get', '/users/{id}/journey', () => journey())
    .on('get', '/users/{id}/documents', () => [document])
    .on('get', '/documents/{id}/history', () => [commitOf(second), commitOf(first)])
    .on('get', '/documents/{id}/history/{commitAt}', () => ({ ...commitOf(second), pdfFileId: ids.section, tree }))
    .on('get', '/documents/{id}/history/{commitAt}/redline', () => redline)
    .on('get', '/documents/{id}/viewed', () => ({ commitAt: first, before: null }))
    .on('put', '/documents/{id}/viewed', () => ({ commitAt: second, before: first }))
    .on('get', '/documents/{id}/files', () => [])
    .on('get', '/users/{id}/questionnaire-sections', () => {
      const groups = [aGroup([1, 2, 3, 4, 5, 6].map((number) => aQuestion(number, {})))];
      return theSections().map((section, at) => (at === 0 ? { ...section, groups } : section));
    });

const clauseOf = async (text: RegExp | string) => {
  const found = await screen.findByText(text);
  return found.closest<HTMLElement>('[data-clause]') as HTMLElement;
};
const why = async (number: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Why is clause ${number} here?` }));
  return screen.findByRole('dialog', { name: 'Why is this here?' });
};

describe('/documents/review: what is new since I last looked', () => {
  it('draws it into the newest version, says why, and takes the version as seen', async () => {
    const api = agreed();
    visit('/documents/review');
    expect(await screen.findByText('Changed since version 1: you both changed an answer on Nov 19')).toBeTruthy();
    const growth = document.getElementById('agreement-growth');
    expect(growth?.querySelector('del')?.textContent).toContain('couple shares');
    expect(growth?.querySelector('ins')?.textContent).toContain('owner keeps');
    await waitFor(() => expect(api.sent('put')).toEqual([{ commitAt: second }]));
    const asked = api.calls.find(({ name }) => name.endsWith('/redline'));
    expect(asked?.query.get('since')).toBe(first);
  });

  it('says so until there is something newer, though this version was seen already', async () => {
    const api = agreed().on('get', '/documents/{id}/viewed', () => ({ commitAt: second, before: first }));
    visit('/documents/review');
    expect(await screen.findByText(/^Changed since version 1/)).toBeTruthy();
    expect(api.sent('put')).toEqual([]);
  });

  it('tells the answers before and after beside the reason', async () => {
    agreed();
    visit('/documents/review');
    const dialog = await why('1.1');
    expect(within(dialog).getByText('Shared').tagName).toBe('DEL');
    expect(within(dialog).getByText('no answer').tagName).toBe('DEL');
    expect(within(dialog).getAllByText('Owner keeps it', { selector: 'ins' })).toHaveLength(2);
  });

  it('compares with another version, or with none, as the reader chooses, and keeps it in the address', async () => {
    agreed();
    const { router } = visit('/documents/review');
    const choice = await screen.findByRole('combobox', { name: 'Show changes since' });
    expect(within(choice).getByRole('option', { name: 'What I last saw (version 1)' })).toBeTruthy();
    await userEvent.selectOptions(choice, 'Show no changes');
    await waitFor(() => expect(screen.queryByText(/^Changed since/)).toBeNull());
    expect(router.state.location.search).toBe('?since=none');
    expect(document.querySelector('del')).toBeNull();
  });

  it('compares with nothing on the first look', async () => {
    agreed()
      .on('get', '/documents/{id}/viewed', () => ({ commitAt: null, before: null }))
      .on('put', '/documents/{id}/viewed', () => ({ commitAt: second, before: null }));
    visit('/documents/review');
    expect(await screen.findByText('What grows stays yours.')).toBeTruthy();
    expect(screen.queryByText(/^Changed since/)).toBeNull();
  });

  it('names the screen when the agreement could not be loaded, and tries again', async () => {
    const api = agreed().on('get', '/documents/{id}/history', () => problem(400, 'VALIDATION_FAILED'));
    visit('/documents/review');
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the document.');
    expect(screen.getByRole('heading', { level: 1, name: 'Read it together' })).toBeTruthy();
    api.on('get', '/documents/{id}/history', () => [commitOf(second), commitOf(first)]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Changed since version 1/)).toBeTruthy();
  });

  it('shows the agreement all the same when the changes could not be loaded, and tries again', async () => {
    const api = agreed().on('get', '/documents/{id}/history/{commitAt}/redline', () => problem(500, 'INTERNAL'));
    visit('/documents/review');
    expect(await screen.findByText('We couldn’t load the changes')).toBeTruthy();
    expect(screen.getByText('The owner keeps it.')).toBeTruthy();
    api.on('get', '/documents/{id}/history/{commitAt}/redline', () => redline);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Changed since version 1/)).toBeTruthy();
  });
});

describe('/documents/review: why', () => {
  const seen = (document?: Schemas['Document']) =>
    agreed(document).on('get', '/documents/{id}/viewed', () => ({ commitAt: second, before: null }));

  it('tells the answers, who gave them and when, the law with its citation, and the template', async () => {
    seen();
    visit('/documents/review');
    expect(await screen.findByText('What grows stays yours.')).toBeTruthy();
    const dialog = await why('1.1');
    expect(await within(dialog).findByText('Question 1')).toBeTruthy();
    expect(within(dialog).getByText('Owner keeps it')).toBeTruthy();
    expect(within(dialog).getByText('Alex and Blake agreed, November 19, 2026')).toBeTruthy();
    expect(dialog.textContent).toContain('New York divides property according to what is fair. DRL § 236(B)');
    expect(dialog.textContent).toContain(
      'From version 1.2.0 of our clauses. An attorney hasn’t reviewed this wording.',
    );
  });

  it('names the attorneys who approved the version, in place of “not reviewed”', async () => {
    const attorney = { kind: 'OWN' as const, name: 'Priya Raman', firmName: 'Raman & Cole' };
    const side = {
      userId: null,
      requiresAttorney: true,
      isBooked: true,
      priorApprovedAt: null,
      rescindedBecause: null,
    };
    seen({ ...made(), attorneyAApprovedAt: second }).on('get', '/documents/{id}/counsel', () => ({
      sides: [
        { ...side, side: 'A' as const, firstName: 'Alex', attorney, approvedAt: second },
        { ...side, side: 'B' as const, firstName: 'Blake', attorney: null, approvedAt: null },
      ],
      version: null,
      refusal: null,
      ownSide: null,
      isLastToApprove: false,
    }));
    visit('/documents/review');
    const dialog = await why('1.1');
    expect(await within(dialog).findByText(/Approved for Alex by Priya Raman, Raman & Cole\.$/)).toBeTruthy();
    expect(dialog.textContent).not.toContain('not been reviewed by counsel');
  });

  it('says of a clause that no answer decides that it is in every agreement', async () => {
    seen();
    visit('/documents/review');
    expect((await why('1.2')).textContent).toContain('doesn’t depend on your answers');
  });

  it('tells what fills a clause besides answers: profiles, terms, disclosures, receipts, and the law with its citation', async () => {
    seen();
    visit('/documents/review');
    const { textContent: said } = await why('1.4');
    for (const words of [
      'New York is the state you chose. N.Y. Dom. Rel. Law § 236(B)(3)',
      'N.Y. Gen. Oblig. Law § 5-311 is the statute it refers to.The notary',
      'uses New York’s wording. N.Y. Real Prop. Law § 309-a',
      'From Alex’s financial disclosure3 entries and statements, as they were when you created this version.',
      'From Blake’s financial disclosureOne entry or statement, as it was when you created this version.',
      'Exchange ratesFrom November 20, 2026.',
      'From Blake’s receipt of Alex’s disclosure“November 18, 2026”, “9f3c 21ab”',
      'From Alex’s profile“Alex Arden”, “her”From Blake’s profile“Blake Barlow”',
      'Defined in this agreement“Party”',
    ])
      expect(said).toContain(words);
    expect(screen.getByRole('link', { name: '“Party”' }).getAttribute('href')).toBe('#agreement-terms');
    // Of a part, the law is worth asking for; names and terms stand everywhere.
    expect(screen.getByRole('button', { name: 'Why is clause 1.4(c) here?' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Why is clause 1.4(d) here?' })).toBeNull();
  });

  it('says nothing of what fills a clause where a version does not tell', async () => {
    seen();
    visit('/documents/review');
    const { textContent: said } = await why('1.2');
    expect(said).not.toContain('profile');
    expect(said).not.toContain('Defined in');
  });

  it('is told of clauses within another where they have answers of their own', async () => {
    seen();
    visit('/documents/review');
    expect(await screen.findByRole('button', { name: 'Why is clause 1.1(a) here?' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Why is clause 1.1(b) here?' })).toBeNull();
  });

  it('is told of a value that is tapped', async () => {
    seen();
    visit('/documents/review');
    await userEvent.click(await screen.findByText('forty percent'));
    const dialog = await screen.findByRole('dialog', { name: 'Why is this here?' });
    expect(within(dialog).getByText('“forty percent” comes from your answer')).toBeTruthy();
    expect(await within(dialog).findByText('Question 2')).toBeTruthy();
    expect(within(dialog).getByText('40')).toBeTruthy();
  });

  it('is told of every clause that is left out, first of those that the couple could have wanted', async () => {
    seen();
    visit('/documents/review');
    await userEvent.click(await screen.findByRole('button', { name: 'Left out, and why' }));
    const sheet = await screen.findByRole('dialog', { name: /^Left out, and why/ });
    expect(
      within(sheet)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Separate Property', 'Other parts']);
    expect(within(sheet).getByText('Your answers call for something different.')).toBeTruthy();
    expect(within(sheet).getByText('You gave different answers.')).toBeTruthy();
    expect(within(sheet).getByText('A question it depends on hasn’t been answered.')).toBeTruthy();
    expect(within(sheet).getByText('Only Blake answered. You both need to.')).toBeTruthy();
    const rest = within(sheet).getByText('Everything else an agreement can say').closest('details');
    expect(rest?.textContent).toContain('Only Blake answered.');
    expect(rest?.textContent).not.toContain('You gave different answers.');
    expect(await within(sheet).findByText('Question 3')).toBeTruthy();
  });
});

describe('/documents/review: the size of the letters', () => {
  it('is chosen beside samples of it, and kept on the device', async () => {
    agreed();
    const { router } = visit('/documents/review');
    await userEvent.click(await screen.findByRole('button', { name: /^Text size/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Largest text' }));
    const sizeOf = async () =>
      (await screen.findByText('What grows stays yours.')).closest('[data-text-size]')?.getAttribute('data-text-size');
    expect(await sizeOf()).toBe('largest');
    await router.navigate('/');
    await router.navigate('/documents/review');
    expect(await sizeOf()).toBe('largest');
    expect(window.localStorage.getItem('troth:text-size')).toBe('largest');
    window.localStorage.removeItem('troth:text-size');
  });
});

describe('/documents/review: which clauses a question drives', () => {
  it('is told question by question, and shown clause by clause', async () => {
    agreed();
    const { router } = visit('/documents/review');
    await userEvent.click(await screen.findByRole('button', { name: 'Your answers in this clause' }));
    const sheet = await screen.findByRole('dialog', { name: /^Your answers in the agreement/ });
    expect((await within(sheet).findAllByText('Question 3')).length).toBeGreaterThan(0);
    // Of the two sections that the fake API fills alike, the first.
    expect(within(sheet).queryByText('Question 6')).toBeNull();
    await userEvent.click(
      within(sheet).getAllByRole('button', { name: 'Show its clause: Question 2' })[0] as HTMLElement,
    );
    expect(router.state.location.search).toBe(`?question=${questionId(2)}`);
    const trail = await screen.findByRole('group', { name: 'Clauses for one question' });
    expect(within(trail).getByText('1 of 1')).toBeTruthy();
    expect(document.getElementById('agreement-effort')?.hasAttribute('data-driven')).toBe(true);
    await userEvent.click(within(trail).getByRole('button', { name: /^Stop showing/ }));
    expect(router.state.location.search).toBe('');
  });

  it('can be linked to', async () => {
    agreed();
    visit(`/documents/review?question=${questionId(1)}`);
    const trail = await screen.findByRole('group', { name: 'Clauses for one question' });
    expect(await within(trail).findByText('Question 1')).toBeTruthy();
    expect((await clauseOf('What grows stays yours.')).hasAttribute('data-driven')).toBe(true);
  });

  it.each([
    ['that left a clause out', 3, '. Your answers leave one out.'],
    ['that decides nothing', 6, '.'],
  ])('says of a question %s that no clause depends on it, with the way on', async (_which, number, end) => {
    agreed();
    visit(`/documents/review?question=${questionId(number)}`);
    expect(await screen.findByText(`No clause in this version depends on this question${end}`)).toBeTruthy();
    expect(await screen.findByText(`Question ${number}`)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Clauses for one question' })).toBeNull();
    // One is below the contents on every screen.
    expect(screen.getAllByRole('button', { name: 'Left out, and why' })).toHaveLength(number === 3 ? 2 : 1);
    await userEvent.click(screen.getByRole('button', { name: 'Your other answers in this clause' }));
    expect(await screen.findByRole('dialog', { name: /^Your answers in the agreement/ })).toBeTruthy();
  });
});

/** Presses the button, and says yes to the question that follows. */
async function confirm(button: HTMLElement): Promise<void> {
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, I’ve read it' }));
}

describe('/documents/review: confirming', () => {
  it('asks whether all of it was read, and confirms nothing before', async () => {
    const api = agreed();
    visit('/documents/review');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'I have reviewed version 2' }));
    expect(await screen.findByRole('dialog', { name: 'Have you read all of it?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep reading' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('patch')).toEqual([]);
  });

  it('confirms the version that is on the screen, by its hash', async () => {
    let document = made({ userBReviewedAt: second });
    const api = agreed()
      .on('get', '/users/{id}/documents', () => [document])
      .on('patch', '/documents/{id}', () => {
        document = made({ userAReviewedAt: second, userBReviewedAt: second, reviewedAt: second });
        return document;
      });
    visit('/documents/review');
    expect(await screen.findByText(/^Blake reviewed this version/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'I have reviewed version 2' }));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Yes, I’ve read it' }));
    await waitFor(() => expect(api.sent('patch')).toEqual([{ reviewedAt: expect.any(String) as string }]));
    const call = api.calls.find(({ name }) => name.startsWith('PATCH'));
    expect(call?.headers.get('if-match')).toBe(`"${hashOf(second)}"`);
    expect(await screen.findByText(/^You reviewed this version/)).toBeTruthy();
    expect(api.sent('patch')).toHaveLength(1);
  });

  it.each([
    { key: 'NOTARIZE', path: '/notarize' },
    // The journey comes in after the document.
    { key: 'REVIEW', path: '/documents/review' },
  ] as const)('tells what both have confirmed, and leads on (journey: $key)', async (nextStep) => {
    const reviewed = made({ userAReviewedAt: second, userBReviewedAt: second, reviewedAt: second });
    agreed(reviewed).on('get', '/users/{id}/journey', () => journey({ nextStep }));
    visit('/documents/review');
    expect(await screen.findByText(/^You reviewed this version/)).toBeTruthy();
    expect(screen.getByText(/^Blake reviewed this version/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/notarize');
    expect(screen.queryByRole('button', { name: /^I have reviewed/ })).toBeNull();
  });

  it('waits for the partner after the own confirmation', async () => {
    agreed(made({ userAReviewedAt: second }));
    visit('/documents/review');
    expect(await screen.findByText('Blake hasn’t reviewed this version yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeTruthy();
  });

  it('says that it was not saved, and lets the reader try again', async () => {
    const api = agreed().on('patch', '/documents/{id}', () => problem(503, 'UNAVAILABLE'));
    visit('/documents/review');
    const button = await screen.findByRole('button', { name: 'I have reviewed version 2' });
    await confirm(button);
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t save it.');
    await confirm(button);
    await waitFor(() => expect(api.sent('patch')).toHaveLength(2));
  });

  it('says without a line what to look after, and asks nobody to take the page away', async () => {
    agreed().on('patch', '/documents/{id}', () => {
      throw new TypeError('Failed to fetch');
    });
    visit('/documents/review');
    await confirm(await screen.findByRole('button', { name: 'I have reviewed version 2' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We couldn’t save it. We couldn’t reach Troth. Check your connection and try again.',
    );
  });

  it('confirms nothing when another version came meanwhile, and offers that one', async () => {
    let commits = [commitOf(second), commitOf(first)];
    const api = agreed()
      .on('get', '/documents/{id}/history', () => commits)
      .on('patch', '/documents/{id}', () => {
        commits = [commitOf(third), ...commits];
        return problem(409, 'VERSION_CONFLICT');
      });
    visit('/documents/review');
    await confirm(await screen.findByRole('button', { name: 'I have reviewed version 2' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was confirmed.');
    expect(await screen.findByText('Version 3 was created while you were reading')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^I have reviewed/ })).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Show version 3' })[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'I have reviewed version 3' })).toBeTruthy();
    expect(api.calls.some(({ name }) => name.endsWith(`/history/${encodeURIComponent(third)}`))).toBe(true);
  });

  it('keeps on the screen what is read when a version comes, and says so at once', async () => {
    let commits = [commitOf(second), commitOf(first)];
    const api = agreed().on('get', '/documents/{id}/history', () => commits);
    const line = aLine(api);
    visit('/documents/review');
    expect(await screen.findByRole('button', { name: 'I have reviewed version 2' })).toBeTruthy();
    await line.isOpen();
    commits = [commitOf(third), ...commits];
    await line.tell('document');
    expect(await screen.findByText('Version 3 was created while you were reading')).toBeTruthy();
    expect(screen.getByText(/^Version 2, created/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^I have reviewed/ })).toBeNull();
  });

  it('leaves the reader where they read when the agreement is made anew, and takes the confirmation away', async () => {
    let document = made();
    const api = agreed().on('get', '/users/{id}/documents', () => [document]);
    const line = aLine(api);
    const { router } = visit('/documents/review');
    expect(await screen.findByRole('button', { name: 'I have reviewed version 2' })).toBeTruthy();
    await line.isOpen();
    document = aDocument();
    await line.tell('document');
    expect(await screen.findByText(/^The questionnaire is open again/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/documents/review');
    expect(screen.queryByRole('button', { name: /^I have reviewed/ })).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'Go to your documents' }))
      expect(link.getAttribute('href')).toBe('/documents');
  });

  it('is refused of an older version, which can be read at its address', async () => {
    const api = agreed().on('get', '/documents/{id}/history/{commitAt}', () => ({
      ...commitOf(first),
      pdfFileId: ids.section,
      tree,
    }));
    visit(`/documents/review?version=${first}`);
    expect(await screen.findByText('You’re reading version 1. The newest is version 2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^I have reviewed/ })).toBeNull();
    expect(api.sent('put')).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Show version 2' })[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'I have reviewed version 2' })).toBeTruthy();
  });

  it('shows the newest version, with a word of it, for a link to one that is not there', async () => {
    agreed();
    visit('/documents/review?version=2020-01-01T00:00:00.000Z');
    expect(await screen.findByText(/^We couldn’t find the version in that link/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'I have reviewed version 2' })).toBeTruthy();
  });

  it('waits while the document is with the attorneys', async () => {
    agreed().on('get', '/users/{id}/journey', () => {
      const { document, ...rest } = journey();
      return { ...rest, document: document === null ? null : { ...document, isInEditor: true } };
    });
    visit('/documents/review');
    expect(await screen.findByText(/still has to approve it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^I have reviewed/ })).toBeNull();
  });
});

describe('/documents/review of an agreement made elsewhere', () => {
  const imported = (changes: Partial<Schemas['Document']> = {}) =>
    made({ lastGeneratedInputHash: 'IMPORTED', ...changes });

  it('shows its PDF, not the version before it, and confirms that', async () => {
    const api = agreed(imported()).on('patch', '/documents/{id}', () => made());
    visit('/documents/review');
    expect(await screen.findByText(/^Your agreement is the PDF below/)).toBeTruthy();
    expect(screen.getByText(/Created elsewhere, added November 20, 2026/)).toBeTruthy();
    expect(screen.queryByText('The owner keeps it.')).toBeNull();
    await confirm(screen.getByRole('button', { name: 'I have reviewed this agreement' }));
    await waitFor(() => expect(api.sent('patch')).toHaveLength(1));
    expect(api.calls.find(({ name }) => name.startsWith('PATCH'))?.headers.get('if-match')).toBe(`"${ids.section}"`);
    expect(api.calls.some(({ name }) => name.includes('/history/'))).toBe(false);
  });

  it('lets a version of before be read, which can be confirmed no longer', async () => {
    agreed(imported());
    visit(`/documents/review?version=${second}`);
    expect(await screen.findByText(/^An agreement created elsewhere replaced it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^I have reviewed/ })).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'Show your agreement' }))
      expect(link.getAttribute('href')).toBe('/documents/review');
  });

  it('says that the PDF was replaced, and confirms only the one that is shown', async () => {
    let document = imported();
    const api = agreed().on('get', '/users/{id}/documents', () => [document]);
    const line = aLine(api);
    visit('/documents/review');
    expect(await screen.findByRole('button', { name: 'I have reviewed this agreement' })).toBeTruthy();
    await line.isOpen();
    document = imported({ generatedPdfFileId: ids.laterSection });
    await line.tell('document');
    expect(await screen.findByText('The PDF was replaced while you were here')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^I have reviewed/ })).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Show the new PDF' })[0] as HTMLElement);
    expect(screen.getByRole('button', { name: 'I have reviewed this agreement' })).toBeTruthy();
  });
});

describe('/documents/review before there is an agreement', () => {
  it('leads to where it is made', async () => {
    agreed(aDocument());
    const { router } = visit('/documents/review');
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents'));
  });

  it('still shows a version of before at its address', async () => {
    agreed(aDocument());
    visit(`/documents/review?version=${second}`);
    expect(await screen.findByText(/^Changed since version 1/)).toBeTruthy();
    expect(screen.getAllByText('This version is no longer your agreement')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^I have reviewed/ })).toBeNull();
  });
});

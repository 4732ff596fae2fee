import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aJourney, ids, questionId } from '../testing/couple';
import { aDocument, thePartner } from '../testing/couple-document';
import { anApi, visit } from '../testing/visit';

type Finding = components['schemas']['Finding'];
type Fix = Finding['fixes'][number];

const aFix = (fix: Partial<Fix>): Fix => ({
  where: 'QUESTION',
  label: null,
  of: null,
  questionId: null,
  sectionPath: null,
  kind: null,
  entryId: null,
  ...fix,
});
const theQuestion = aFix({
  label: 'Who owns pay from work?',
  questionId: questionId(1),
  sectionPath: '/questionnaire/marital-property',
});
const aFinding = (finding: Partial<Finding> = {}): Finding => ({
  key: 'EVERYTHING_SHARED_PAY_KEPT',
  code: 'EVERYTHING_SHARED_PAY_KEPT',
  severity: 'ERROR',
  side: null,
  isPrivate: false,
  title: 'Everything is shared, but pay is not',
  reason: 'Say which of the two you mean.',
  law: null,
  fixes: [theQuestion],
  version: 'v1',
  confirmedBy: [],
  ...finding,
});
const aWarning = (finding: Partial<Finding> = {}): Finding =>
  aFinding({
    key: 'VALUES_OLD_A',
    code: 'VALUES_OLD',
    severity: 'WARNING',
    title: 'Old values',
    version: null,
    ...finding,
  });

/** The screen of Alex, who is partner A, with what the preflight found. */
function shows(...findings: Finding[]) {
  let current = findings;
  const api = anApi()
    .on('get', '/users/{id}/journey', () => aJourney({ partner: thePartner() }))
    .on('get', '/users/{id}/documents', () => [aDocument()])
    .on('get', '/documents/{id}/generation', () => ({
      run: null,
      refusal: { reason: 'FINDINGS_UNCONFIRMED', message: 'Both of you have to confirm.' },
      findings: current,
      leftOutQuestionIds: [],
    }));
  const change = (...next: Finding[]) => {
    current = next;
  };
  visit('/documents');
  return { api, change };
}
const finding = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li')!);
};

describe('what the preflight found (docs/decisions/0031-preflight.md)', () => {
  it('stands under what it weighs, heaviest first, with its reason and its law', async () => {
    shows(
      aFinding({ law: { citation: 'Cal. Fam. Code § 1612(c)', note: 'Only who had an attorney is bound.' } }),
      aWarning(),
      aWarning({ key: 'ONE_SIDED_A', code: 'ONE_SIDED', severity: 'QUESTION', title: 'Is this what you both want?' }),
      aWarning({ key: 'NOTARY_NEEDED', code: 'NOTARY_NEEDED', severity: 'NOTICE', title: 'A notary' }),
    );
    await screen.findByRole('heading', { level: 3, name: 'Old values' });
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .filter((text) => text !== null && !text.startsWith('What will be')),
    ).toEqual([
      'Mend this, or confirm it together',
      'Worth a second look',
      'Questions to talk about',
      'What signing will need',
      'Before the agreement is made',
    ]);
    const first = await finding('Everything is shared, but pay is not');
    first.getByText('Say which of the two you mean.');
    first.getByText('Cal. Fam. Code § 1612(c)');
    first.getByText('Only who had an attorney is bound.');
    screen.getByText(/It is not legal advice/);
  });

  it('is not told where there is nothing', async () => {
    shows();
    await screen.findByRole('heading', { level: 2, name: 'Before the agreement is made' });
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.queryByText(/not legal advice; an attorney/)).toBeNull();
  });

  it.each([
    [
      'the own answer',
      theQuestion,
      'Your answer: Who owns pay from work?',
      `/questionnaire/marital-property#question-${questionId(1)}`,
    ],
    [
      'the own entry',
      aFix({ where: 'ENTRY', of: 'A', kind: 'debts', entryId: ids.section, label: 'Loan' }),
      'Open: Loan',
      `/financial-disclosure?entry=debts.${ids.section}`,
    ],
    [
      'the partner’s entry',
      aFix({ where: 'ENTRY', of: 'B', kind: 'debts', entryId: ids.section, label: 'Loan' }),
      'See Blake’s entry: Loan',
      `/financial-disclosure?entry=debts.${ids.section}`,
    ],
    [
      'the own disclosure',
      aFix({ where: 'DISCLOSURE', of: 'A', kind: 'incomes' }),
      'Go to your disclosure',
      '/financial-disclosure#incomes',
    ],
    [
      'the partner’s disclosure',
      aFix({ where: 'DISCLOSURE', of: 'B' }),
      'See Blake’s disclosure',
      '/financial-disclosure',
    ],
    [
      'what is to be received',
      aFix({ where: 'PARTNERS_DISCLOSURE', of: 'A' }),
      'Read Blake’s disclosure and confirm it',
      '/financial-disclosure',
    ],
    ['joint entries', aFix({ where: 'JOINT_ENTRIES' }), 'Settle the joint entries', '/financial-disclosure#settle'],
    ['the profile', aFix({ where: 'PROFILE', of: 'A' }), 'Go to your account', '/profile'],
    [
      'an attorney',
      aFix({ ...theQuestion, label: null, where: 'ATTORNEY_SERVICES', of: 'A' }),
      'Choose how to get an attorney',
      `/questionnaire/marital-property#question-${questionId(1)}`,
    ],
  ] as const)('leads to %s', async (_name, fix, name, href) => {
    shows(aFinding({ fixes: [fix] }));
    const link = (await finding('Everything is shared, but pay is not')).getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
  });

  it.each(['QUESTION', 'PROFILE', 'ATTORNEY_SERVICES', 'PARTNERS_DISCLOSURE'] as const)(
    'leads nobody into the other’s own: %s',
    async (where) => {
      shows(aFinding({ fixes: [aFix({ ...theQuestion, where, of: 'B' })] }));
      const one = await finding('Everything is shared, but pay is not');
      one.getByText('Only Blake can do this.');
      expect(one.queryByRole('link')).toBeNull();
    },
  );

  it('leaves out what only the other can do where the reader can do something', async () => {
    shows(aFinding({ fixes: [aFix({ where: 'ATTORNEY_SERVICES', of: 'B' }), theQuestion] }));
    const one = await finding('Everything is shared, but pay is not');
    one.getByRole('link', { name: /^Your answer/ });
    expect(one.queryByText('Only Blake can do this.')).toBeNull();
  });

  it('folds away more than four ways', async () => {
    const entry = (at: number) =>
      aFix({ where: 'ENTRY', of: 'A', kind: 'debts', entryId: `${at}`, label: `Loan ${at}` });
    shows(aWarning({ fixes: [1, 2, 3, 4, 5, 6].map(entry) }));
    const one = await finding('Old values');
    expect(one.getByText('2 more').closest('details')?.open).toBe(false);
    expect(one.getAllByRole('link', { hidden: true })).toHaveLength(6);
  });

  it('says so when only the reader sees it', async () => {
    shows(aWarning({ isPrivate: true, side: 'A' }));
    (await finding('Old values')).getByText('Only you see this');
  });

  it('is confirmed as it was shown, by each partner, and only what both must confirm is', async () => {
    const { api, change } = shows(aFinding({ confirmedBy: ['B'] }), aWarning());
    api.on('post', '/documents/{id}/generation/confirmations', () => {
      change(aFinding({ confirmedBy: ['A', 'B'] }), aWarning());
      return new Response(null, { status: 204 });
    });
    const one = await finding('Everything is shared, but pay is not');
    one.getByText(/: confirmed/);
    expect(screen.getAllByRole('checkbox', { name: /I have seen this/ })).toHaveLength(1);
    const box = () =>
      one.getByRole<HTMLInputElement>('checkbox', { name: /I have seen this .*: Everything is shared/ });
    await userEvent.click(box());
    await waitFor(() =>
      expect(api.sent('post')).toEqual([{ findings: [{ key: 'EVERYTHING_SHARED_PAY_KEPT', version: 'v1' }] }]),
    );
    await waitFor(() => expect(box().getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(box());
    await userEvent.click(box());
    expect(box().checked).toBe(true);
    expect(api.sent('post')).toHaveLength(1);
  });

  it('is shown as it is now when it changed meanwhile, and asked about again', async () => {
    const { api, change } = shows(aFinding());
    api.on('post', '/documents/{id}/generation/confirmations', () => {
      change(aFinding({ reason: 'It reads otherwise now.', version: 'v2' }));
      return problem(409, 'VERSION_CONFLICT', { error: 'This changed a moment ago.' });
    });
    const one = await finding('Everything is shared, but pay is not');
    await userEvent.click(one.getByRole('checkbox'));
    await one.findByText('It reads otherwise now.');
    one.getByRole('alert');
    expect(one.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
});

describe('a making that failed', () => {
  const failed = (failure: string, refusal: components['schemas']['GenerationStatus']['refusal'] = null) => {
    anApi()
      .on('get', '/users/{id}/journey', () => aJourney({ partner: thePartner() }))
      .on('get', '/users/{id}/documents', () => [aDocument()])
      .on('get', '/documents/{id}/generation', () => ({
        run: {
          id: ids.section,
          documentId: ids.document,
          status: 'FAILED' as const,
          failure,
          requestedAt: '2026-11-20T10:00:00.000Z',
          finishedAt: '2026-11-20T10:00:09.000Z',
        },
        refusal,
        findings: [],
        leftOutQuestionIds: [],
      }));
    visit('/documents');
  };

  it.each([
    ['CHANGED_MEANWHILE', /Something was changed again and again/],
    ['TYPESETTING_FAILED', /This is our fault, not yours/],
    ['ALIGNMENT_INCOMPLETE', /could not be made/],
  ])('says why, and can be tried again: %s', async (failure, words) => {
    failed(failure);
    const panel = within((await screen.findByText(words)).closest('[role="alert"]')!);
    panel.getByText('Your answers and entries are safe. Please try again.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate the agreement' }).disabled).toBe(false);
  });

  it('is not offered again while something else stands in the way', async () => {
    failed('ALIGNMENT_INCOMPLETE', { reason: 'ALIGNMENT_INCOMPLETE', message: 'Settle every difference first.' });
    await screen.findByText('Settle every difference first.');
    expect(screen.queryByText(/Your answers and entries are safe/)).toBeNull();
  });
});

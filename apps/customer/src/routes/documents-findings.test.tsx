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
  title: 'Everything is shared, but pay isn’t',
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
  const heading = await screen.findByRole('heading', { level: 4, name });
  return within(heading.closest('li')!);
};

describe('what the preflight found (ADR 0031)', () => {
  it('is counted and grouped, heaviest first, a line each with its reason and law folded behind it', async () => {
    shows(
      aFinding({ law: { citation: 'Cal. Fam. Code § 1612(c)', note: 'Only who had an attorney is bound.' } }),
      aWarning(),
      aWarning({ key: 'ONE_SIDED_A', code: 'ONE_SIDED', severity: 'QUESTION', title: 'Is this what you both want?' }),
      aWarning({ key: 'NOTARY_NEEDED', code: 'NOTARY_NEEDED', severity: 'NOTICE', title: 'A notary' }),
    );
    await screen.findByRole('heading', { level: 4, name: 'Old values' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Fix (1)',
      'Check (2)',
      'Good to know (1)',
    ]);
    expect(screen.getAllByText('3 to look at, one stops you')).toHaveLength(2);
    const first = await finding('Everything is shared, but pay isn’t');
    const reason = first.getByText('Say which of the two you mean.');
    expect(reason.closest('details')?.open).toBe(false);
    first.getByText('Cal. Fam. Code § 1612(c)');
    first.getByText('Only who had an attorney is bound.');
    screen.getByText(/This isn’t legal advice/);
  });

  it('is not told where there is nothing', async () => {
    shows();
    await screen.findByRole('heading', { level: 2, name: 'Before you create the agreement' });
    expect(screen.queryByRole('heading', { level: 4 })).toBeNull();
    screen.getByText('Nothing to look at');
    expect(screen.queryByText(/This isn’t legal advice/)).toBeNull();
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
    const one = await finding('Everything is shared, but pay isn’t');
    expect(one.getByRole('link', { name }).getAttribute('href')).toBe(href);
    const short = one.getByRole('link', { name: `${name}, Everything is shared, but pay isn’t` });
    expect(short.textContent).toBe('Fix');
    expect(short.getAttribute('href')).toBe(href);
  });

  it.each(['QUESTION', 'PROFILE', 'ATTORNEY_SERVICES', 'PARTNERS_DISCLOSURE'] as const)(
    'leads nobody into the other’s own: %s',
    async (where) => {
      shows(aFinding({ fixes: [aFix({ ...theQuestion, where, of: 'B' })] }));
      const one = await finding('Everything is shared, but pay isn’t');
      one.getByText('Only Blake can do this.');
      expect(one.queryByRole('link')).toBeNull();
    },
  );

  it('leaves out what only the other can do where the reader can do something', async () => {
    shows(aFinding({ fixes: [aFix({ where: 'ATTORNEY_SERVICES', of: 'B' }), theQuestion] }));
    const one = await finding('Everything is shared, but pay isn’t');
    expect(one.getAllByRole('link', { name: /^Your answer/ })).toHaveLength(2);
    expect(one.queryByText('Only Blake can do this.')).toBeNull();
  });

  it('folds away more than four ways', async () => {
    const entry = (at: number) =>
      aFix({ where: 'ENTRY', of: 'A', kind: 'debts', entryId: `${at}`, label: `Loan ${at}` });
    shows(aWarning({ fixes: [1, 2, 3, 4, 5, 6].map(entry) }));
    const one = await finding('Old values');
    expect(one.getByText('2 more').closest('details')?.open).toBe(false);
    // And the first of them on the line itself.
    expect(one.getAllByRole('link', { hidden: true })).toHaveLength(7);
  });

  it('says so when only the reader sees it', async () => {
    shows(aWarning({ isPrivate: true, side: 'A' }));
    (await finding('Old values')).getByText('Only you see this');
  });

  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /under Fix and want to go ahead anyway/ });

  it('is confirmed as it was shown, all of it with one box beside the button', async () => {
    const other = aFinding({ key: 'SECOND', title: 'Something else', version: 'v7' });
    const { api, change } = shows(aFinding({ confirmedBy: ['B'] }), other, aWarning());
    api.on('post', '/documents/{id}/generation/confirmations', () => {
      change(aFinding({ confirmedBy: ['A', 'B'] }), { ...other, confirmedBy: ['A'] }, aWarning());
      return new Response(null, { status: 204 });
    });
    const one = await finding('Everything is shared, but pay isn’t');
    one.getByText(/: confirmed/);
    await userEvent.click(await box());
    await waitFor(() =>
      expect(api.sent('post')).toEqual([
        {
          findings: [
            { key: 'EVERYTHING_SHARED_PAY_KEPT', version: 'v1' },
            { key: 'SECOND', version: 'v7' },
          ],
        },
      ]),
    );
    await waitFor(async () => expect((await box()).getAttribute('aria-disabled')).toBe('true'));
    await userEvent.click(await box());
    expect((await box()).checked).toBe(true);
    expect(api.sent('post')).toHaveLength(1);
    // What is left is the partner's to do.
    await screen.findByText(/Waiting for Blake to confirm too/);
  });

  it('has no box where nothing has to be confirmed', async () => {
    shows(aWarning());
    await finding('Old values');
    expect(screen.queryByRole('checkbox', { name: /under Fix/ })).toBeNull();
    expect(screen.getAllByText('1 to look at, none stops you')).toHaveLength(2);
  });

  it('links from the disabled button to what is missing', async () => {
    shows(aFinding());
    await finding('Everything is shared, but pay isn’t');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create the agreement' }).disabled).toBe(true);
    const link = screen.getByRole('link', { name: 'Confirm what’s under Fix' });
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('is shown as it is now when it changed in between, and asked about again', async () => {
    const { api, change } = shows(aFinding());
    api.on('post', '/documents/{id}/generation/confirmations', () => {
      change(aFinding({ reason: 'It reads otherwise now.', version: 'v2' }));
      return problem(409, 'VERSION_CONFLICT', { error: 'This changed a moment ago.' });
    });
    await userEvent.click(await box());
    await screen.findByText('It reads otherwise now.');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('This changed a moment ago.');
    expect((await box()).checked).toBe(false);
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
    ['CHANGED_MEANWHILE', /Something kept changing/],
    ['TYPESETTING_FAILED', /This is our fault, not yours/],
    ['ALIGNMENT_INCOMPLETE', /couldn’t create the agreement/],
  ])('says why, and can be tried again: %s', async (failure, words) => {
    failed(failure);
    const panel = within((await screen.findByText(words)).closest('[role="alert"]')!);
    panel.getByText('Your answers and entries are safe. Please try again.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create the agreement' }).disabled).toBe(false);
  });

  it('is not offered again while something else stands in the way', async () => {
    failed('ALIGNMENT_INCOMPLETE', { reason: 'ALIGNMENT_INCOMPLETE', message: 'Settle every difference first.' });
    await screen.findByText('Settle every difference first.');
    expect(screen.queryByText(/Your answers and entries are safe/)).toBeNull();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aClient, aClientDetail, aClientPage, anAttorney, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

const createdAt = '2026-11-05T10:00:00.000Z';

const version = {
  documentId: ids.document,
  commitAt: createdAt,
  hash: 'a1b2c3d4e5f6',
  message: null,
  committedById: null,
};

const party = (side: 'A' | 'B', name: string, fullName: string) => ({ side, name, fullName, initials: name.charAt(0) });

const text = {
  formatVersion: 1 as const,
  inputHash: 'hash',
  language: 'en',
  title: 'Premarital Agreement',
  parties: { A: party('A', 'Casey', 'Casey Coyle'), B: party('B', 'Devon', 'Devon Dunmore') },
  state: { abbreviation: 'CA', name: 'California', statute: 'Family Code' },
  template: { id: 'template', version: '1', reviewedByCounsel: false },
  assembledOn: '2026-11-05',
  sections: [],
  absentClauses: [],
};

const drafts = { baseCommitAt: createdAt, draftVersion: 0, isBaseMoved: false, drafts: [] };

/** An answer that comes when the test says so. */
function later<T>() {
  let answer: (value: T) => void = () => undefined;
  const answered = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

describe('the editor of an agreement', () => {
  it('requests text and client beside the attorney, drafts and discussions beside the text, and each of them once', async () => {
    const own = later<ReturnType<typeof anAttorney>[]>();
    const page = later<ReturnType<typeof aClientPage>>();
    const versions = later<(typeof version)[]>();
    const client = aClient({ generatedAt: createdAt });
    const api = anApi()
      .on('get', '/users/{id}/attorneys', () => own.answered)
      .on('get', '/users/{id}/attorneys/{aid}/clients', () => page.answered)
      .on('get', '/users/{id}/attorneys/{aid}/clients/{clientId}', () => aClientDetail(client))
      .on('get', '/documents/{id}/history', () => versions.answered)
      .on('get', '/documents/{id}/history/{commitAt}', () => ({ ...version, pdfFileId: ids.file, tree: text }))
      .on('get', '/documents/{id}/drafts/sections', () => drafts)
      .on('get', '/documents/{id}/drafts/clauses', () => drafts)
      .on('get', '/documents/{id}/discussions', () => []);
    const times = (path: string) => api.calls.filter(({ name }) => name === `GET ${path}`).length;
    const document = `/documents/${ids.document}`;
    visit(`${document}/editor`);

    const asked = (parts: readonly string[]) =>
      waitFor(() => expect(parts.filter((part) => times(part) === 0)).toEqual([]));
    const detail = `/users/${ids.frances}/attorneys/${ids.frances}/clients/${ids.casey}`;
    const newest = `${document}/history/${encodeURIComponent(createdAt)}`;
    await asked([`${document}/history`, `${document}/counsel`]);
    expect([times(detail), times(newest)]).toEqual([0, 0]);
    page.answer(aClientPage([client]));
    versions.answer([version]);
    await asked([detail, newest]);

    const beside = ['drafts/sections', 'drafts/clauses', 'discussions'].map((part) => `${document}/${part}`);
    expect(beside.map(times)).toEqual([0, 0, 0]);
    own.answer([anAttorney()]);
    await asked(beside);
    expect(await screen.findByRole('textbox', { name: 'Agreement' })).toBeDefined();
    const all = [...beside, `${document}/history`, `${document}/counsel`, detail, newest];
    expect(all.map(times)).toEqual(all.map(() => 1));
  });

  it('keeps its text and its lock while a panel waits for what it shows', async () => {
    const lock = {
      erasableDrafts: null,
      holder: null,
      acquiredAt: createdAt,
      renewedAt: createdAt,
      expiresAt: createdAt,
      now: createdAt,
    };
    const api = anApi()
      .on('get', '/users/{id}/attorneys/{aid}/clients', () => aClientPage([aClient({ generatedAt: createdAt })]))
      .on('get', '/users/{id}/attorneys/{aid}/clients/{clientId}', () => aClientDetail())
      .on('get', '/documents/{id}/history', () => [version])
      .on('get', '/documents/{id}/history/{commitAt}', () => ({ ...version, pdfFileId: ids.file, tree: text }))
      .on('get', '/documents/{id}/drafts/sections', () => drafts)
      .on('get', '/documents/{id}/drafts/clauses', () => drafts)
      .on('get', '/documents/{id}/discussions', () => [])
      .on('post', '/documents/{id}/lock', () => ({ ...lock, token: ids.file }))
      .on('get', '/documents/{id}/generation', () => later<never>().answered);
    visit(`/documents/${ids.document}/editor`);
    const words = await screen.findByRole('textbox', { name: 'Agreement' });
    await waitFor(() => expect(words.getAttribute('aria-readonly')).toBe('false'));
    await userEvent.click(await screen.findByRole('tab', { name: 'Findings' }));
    const asked = `GET /documents/${ids.document}/generation`;
    await waitFor(() => expect(api.calls.map(({ name }) => name)).toContain(asked));
    expect(screen.getByRole('heading', { name: 'No findings in your drafts' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Agreement' }).getAttribute('aria-readonly')).toBe('false');
    expect(api.calls.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
  });
});

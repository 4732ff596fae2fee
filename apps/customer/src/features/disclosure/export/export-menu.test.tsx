import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blakeId } from '../../../testing/couple-document';
import { asAlex, disclosing, showPart } from '../../../testing/disclosing';
import { ExportMenu } from './export-menu';

const path = '/users/{id}/documents/{docId}/disclosure/export';
const csv = () => new Response('kind\r\n', { headers: { 'content-type': 'text/csv' } });
afterEach(() => vi.restoreAllMocks());

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Export' }));

describe('the export of a disclosure', () => {
  it('saves the partner’s as a file under a name that says what it is', async () => {
    const api = disclosing({ alex: {}, blake: {} }).on('get', path, csv);
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    showPart(<ExportMenu own={asAlex()} />);
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Blake’s, as a table (CSV)' }));
    await waitFor(() => expect(saved).toEqual(['Blake - financial disclosure.csv']));
    const [call] = api.calls.filter(({ name }) => name.endsWith('/disclosure/export'));
    expect(call?.name).toContain(blakeId);
    expect(call?.query.get('format')).toBe('csv');
  });

  it('offers only the own one before someone has joined', async () => {
    disclosing({ alex: {}, blake: {} });
    showPart(<ExportMenu own={asAlex({ isAlone: true })} />);
    await open();
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Yours, as a table (CSV)',
      'Yours, as data (JSON)',
    ]);
  });

  it('says when it could not be had', async () => {
    disclosing({ alex: {}, blake: {} }).on('get', path, () => problem(503, 'UNAVAILABLE'));
    showPart(<ExportMenu own={asAlex()} />);
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Yours, as data (JSON)' }));
    expect((await screen.findByRole('alert')).textContent).toContain('UNAVAILABLE');
  });
});

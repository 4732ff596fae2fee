import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clamdScanner } from '../ports/scanning/clamd-scanner';
import type { TestCouple } from '../../testing/builders';
import { aClamdServer, EICAR } from '../../testing/clamd-server';
import { disclose } from '../../testing/disclosures';
import { aLinkedCouple } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let clamd: Awaited<ReturnType<typeof aClamdServer>>;
let api: TestApp;
let couple: TestCouple;
let address: string;
beforeAll(async () => {
  clamd = await aClamdServer();
  api = await testApp({ scanner: clamdScanner(clamd.address) });
  couple = await aLinkedCouple(api, { state: 'NY' });
  const debt = { creditor: 'Bank', yearIncurred: 2020, amountDueInCents: 1 };
  const entry = await disclose(api, couple.a, couple.documentId, 'debts', debt);
  address = `/users/${couple.a.id}/documents/${couple.documentId}/entries/${entry.id}/files`;
});
afterAll(async () => {
  await api.close();
  await clamd.close();
});
beforeEach(() => clamd.become('SCANS'));

const upload = (content: string) => {
  const body = new FormData();
  body.append('file', new File([content], 'notes.txt'));
  return api.request<{ detail: string }>('POST', address, { as: couple.a, body });
};

const rows = () => api.db.selectFrom('entryFiles').select('id').execute();

describe('an upload where a scanner is set', () => {
  it('is refused and not kept when it is infected', async () => {
    const reply = await upload(`Notes.\n${EICAR}\n`);
    expect(reply.status).toBe(422);
    expect(reply.body.detail).toMatch(/^Our virus scanner found a problem with this file, so we didn’t keep it\./);
    expect(await rows()).toEqual([]);
  });

  it.each(['ANSWERS_GARBAGE', 'CLOSES_EARLY', 'REFUSES_SIZE'] as const)(
    'is to be tried again, and not kept, while the scanner %s',
    async (mood) => {
      clamd.become(mood);
      const reply = await upload('Notes.\n');
      expect(reply.status).toBe(503);
      expect(reply.headers.get('retry-after')).not.toBeNull();
      expect(reply.body.detail).toMatch(/^We can’t check files for viruses right now, so nothing was added\./);
      expect(await rows()).toEqual([]);
    },
  );

  it('is kept when it is clean, and was scanned as it came', async () => {
    expect((await upload('Notes.\n')).status).toBe(201);
    expect(clamd.scanned.at(-1)?.toString()).toBe('Notes.\n');
    expect(await rows()).toHaveLength(1);
  });
});

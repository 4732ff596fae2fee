import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../kernel/config/config';
import { catalogue, mailNames } from '../../kernel/mail/catalogue/catalogue';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const open = (path: string) => api.get<string>(path);

describe('the page of every mail', () => {
  it('lists each mail of the catalogue, and shows it in both forms', async () => {
    const list = await open('/inbox/samples');
    for (const kind of mailNames)
      for (const number of catalogue[kind].samples.keys())
        expect(list.body).toContain(`href="/inbox/samples/${kind}/${number + 1}"`);
    const page = await open('/inbox/samples/review-reminder/1');
    expect(page.body).toContain('src="/inbox/samples/review-reminder/1/body"');
    expect(page.body).toContain('/reminders/unsubscribe/sample');
    const body = await open('/inbox/samples/review-reminder/1/body');
    expect(body.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(body.body).toContain('Stop e-mails of this kind');
  });

  it('has nothing else, and is not there where mail goes to a server', async () => {
    expect((await open('/inbox/samples/receipt/2')).status).toBe(404);
    for (const bad of ['receipt/0', 'receipt/x', 'nothing/1'])
      expect((await open(`/inbox/samples/${bad}`)).status).toBe(400);
    const config = readConfig({ NODE_ENV: 'test', SMTP_URL: 'smtp://127.0.0.1:1' });
    const other = await testApp({ config });
    expect((await other.get('/inbox/samples')).status).toBe(404);
    expect((await other.get('/inbox/samples/receipt/1')).status).toBe(404);
    await other.close();
  });
});

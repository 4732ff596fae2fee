import { ApiError } from '@troth/portal/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { upload, type UploadTarget } from './upload';

/** The browser's request as the test drives it. */
class FakeRequest {
  static readonly all: FakeRequest[] = [];
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  body: FormData | null = null;
  open = vi.fn();
  answerHeaders: Record<string, string> = {};
  getResponseHeader(name: string) {
    return this.answerHeaders[name] ?? null;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
    FakeRequest.all.push(this);
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const target = {
  environment: { apiBase: 'http://api.test' },
  session: { getToken: () => Promise.resolve('old'), getFreshToken: () => Promise.resolve('new') },
} as unknown as UploadTarget;
const request = async (number: number) => {
  await vi.waitFor(() => expect(FakeRequest.all).toHaveLength(number + 1));
  return FakeRequest.all[number] as FakeRequest;
};
const file = new File(['x'], 'statement.pdf');
const start = (onProgress = vi.fn(), signal = new AbortController().signal) =>
  upload(target, { path: '/files', file, onProgress, signal });

beforeEach(() => {
  FakeRequest.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a file that is sent', () => {
  it('tells how much has gone, and gives what the API answers', async () => {
    const onProgress = vi.fn();
    const sent = start(onProgress);
    const call = await request(0);
    call.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 });
    expect(onProgress).toHaveBeenCalledWith(0.25);
    expect(call.open).toHaveBeenCalledWith('POST', 'http://api.test/files');
    expect(call.headers['authorization']).toBe('Bearer old');
    expect(call.body?.get('file')).toMatchObject({ name: 'statement.pdf' });
    call.answer(201, { id: 'f1' });
    expect(await sent).toEqual({ id: 'f1' });
  });

  it('is sent once more with a renewed token when the old one is refused', async () => {
    const sent = start();
    (await request(0)).answer(401, {});
    const again = await request(1);
    expect(again.headers['authorization']).toBe('Bearer new');
    again.answer(201, { id: 'f1' });
    expect(await sent).toEqual({ id: 'f1' });
  });

  it('is sent once more after the wait that the API asks for', async () => {
    vi.useFakeTimers();
    const sent = start();
    const first = await request(0);
    first.answerHeaders['retry-after'] = '1';
    first.answer(429, { code: 'TOO_MANY_REQUESTS' });
    await vi.advanceTimersByTimeAsync(1000);
    const again = await request(1);
    expect(again.body?.get('file')).toMatchObject({ name: 'statement.pdf' });
    again.answer(201, { id: 'f1' });
    expect(await sent).toEqual({ id: 'f1' });
  });

  it('fails with the words of the API, or without an answer', async () => {
    const refused = start();
    (await request(0)).answer(422, { code: 'INVALID', status: 422, error: 'This is no PDF' });
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'INVALID', data: { error: 'This is no PDF' } });
    const lost = start();
    (await request(1)).onerror?.();
    await expect(lost).rejects.toBeInstanceOf(ApiError);
  });

  it('can be called off', async () => {
    const control = new AbortController();
    const sent = start(vi.fn(), control.signal);
    await request(0);
    control.abort(new DOMException('taken back', 'AbortError'));
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});

import { act, render, screen } from '@testing-library/react';
import { UiProvider } from '@troth/ui/provider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouterLink } from './link';
import { longWait, patientFetch, secondsToWait } from './patience';
import { SlowDownNotice } from './slow-down-notice';

const refusal = (retryAfter: string) => new Response(null, { status: 429, headers: { 'retry-after': retryAfter } });

/** An API that gives these answers one after the other, and the bodies that reached it. */
function anApi(...answers: readonly Response[]) {
  const bodies: string[] = [];
  const fetch = patientFetch(async (request) => {
    bodies.push(await request.text());
    return answers[Math.min(bodies.length, answers.length) - 1]?.clone() ?? Response.error();
  });
  return { fetch, bodies };
}
const write = (signal = new AbortController().signal) =>
  new Request('http://api.test/answers', { method: 'PATCH', body: 'what was typed', signal });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the wait that an answer asks for', () => {
  it.each([
    ['a second at least', 429, '0', 1],
    ['as long as it says', 429, '10', 10],
    ['at the longest wait', 429, '15', 15],
    ['not beyond it: the screen says so', 429, '16', null],
    ['not for a date', 429, 'Wed, 21 Oct 2026 07:28:00 GMT', null],
    ['not where the answer names no time', 429, null, null],
    ['not for another refusal', 503, '5', null],
  ])('%s', (_name, status, retryAfter, seconds) => {
    expect(secondsToWait({ status, retryAfter })).toBe(seconds);
  });
});

describe('a call that the API asks to slow down', () => {
  it('is made again after the wait, with what was typed', async () => {
    const { fetch, bodies } = anApi(refusal('3'), refusal('2'), new Response('stored'));
    const answer = fetch(write());
    await pass(2_999);
    expect(bodies).toHaveLength(1);
    await pass(2_001);
    expect(await (await answer).text()).toBe('stored');
    expect(bodies).toEqual(['what was typed', 'what was typed', 'what was typed']);
  });

  it('fails with the answer after a minute of waiting in all', async () => {
    const { fetch, bodies } = anApi(refusal('15'));
    const answer = fetch(write());
    await pass(60_000);
    expect((await answer).status).toBe(429);
    expect(bodies).toHaveLength(5);
    expect(longWait.isOn()).toBe(false);
  });

  it('ends with its signal while it waits, and before', async () => {
    const control = new AbortController();
    const { fetch, bodies } = anApi(refusal('10'));
    const answer = fetch(write(control.signal)).catch((error: unknown) => error);
    await pass(0);
    control.abort(new DOMException('left', 'AbortError'));
    expect(await answer).toMatchObject({ name: 'AbortError' });
    await pass(20_000);
    expect(bodies).toHaveLength(1);
    expect(longWait.isOn()).toBe(false);
  });

  it.each([
    ['two seconds: nothing is said', '2', false],
    ['three: the page says that it goes on automatically', '3', true],
  ])('%s', async (_name, seconds, isSaid) => {
    render(
      <UiProvider link={RouterLink} locale="en">
        <SlowDownNotice />
      </UiProvider>,
    );
    const { fetch } = anApi(refusal(seconds), new Response());
    const answer = fetch(write());
    await pass(0);
    expect(screen.getByRole('status').textContent.includes('nothing you typed is lost')).toBe(isSaid);
    await pass(Number(seconds) * 1000);
    expect((await answer).status).toBe(200);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

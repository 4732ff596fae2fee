import { createApiClient } from '@troth/api-client';
import { configureApi } from '@troth/portal/api';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { type ReviewItem, reviewItem } from './review-items';
import { saveAccounts } from './save-accounts';

type Happening = 'answer is lost' | 'gateway gives up' | 'still under way' | 'refused' | 'session ended' | 'not stored';

/** An API that stores under the idempotency key, as ours does, with what happens to the next calls. */
class StoringApi {
  readonly keys: string[] = [];
  private readonly stored = new Map<string, string>();

  constructor(private readonly happenings: Happening[]) {
    configureApi(
      createApiClient({
        baseUrl: 'http://api.test',
        getToken: () => Promise.resolve('token'),
        fetch: (request) => this.answer(request),
      }),
    );
  }

  get listed(): unknown[] {
    return [...this.stored.values()].map((body) => (JSON.parse(body) as { institution: string }).institution);
  }

  private async answer(request: Request): Promise<Response> {
    const key = request.headers.get('idempotency-key') ?? expect.unreachable('a creation has a key');
    const body = await request.text();
    this.keys.push(key);
    const happening = this.happenings.shift();
    if (happening === 'not stored') throw new TypeError('Failed to fetch');
    if (happening === 'session ended') return problem(401, 'UNAUTHENTICATED');
    if (happening === 'still under way') return problem(409, 'CONFLICT');
    const before = this.stored.get(key);
    if (before !== undefined && before !== body) return problem(409, 'IDEMPOTENCY_CONFLICT');
    if (happening === 'refused') return problem(400, 'VALIDATION_FAILED');
    this.stored.set(key, body);
    if (happening === 'answer is lost') throw new TypeError('Failed to fetch');
    if (happening === 'gateway gives up') return new Response('', { status: 504 });
    return Response.json({}, { status: 201 });
  }
}

const anAccount = (): ReviewItem =>
  reviewItem(
    {
      key: '1',
      institution: 'Harbor Bank',
      lastFour: '3645',
      type: 'CHECKING',
      currency: 'USD',
      cents: 100,
      date: '2026-03-31',
      problem: null,
    },
    '',
    'first key',
  );

/** A try, and what the account knows after it. */
async function afterTrying(item: ReviewItem): Promise<ReviewItem> {
  let after = item;
  await saveAccounts(
    [{ item, decision: item.decision ?? 'ADD' }],
    { place: { userId: 'u', documentId: 'd' }, own: [], sharesOf: () => null },
    () => undefined,
    (_key, changes) => {
      after = { ...item, ...changes };
    },
  ).catch(() => undefined);
  return after;
}

describe('an account that is saved again', () => {
  it.each<[string, Happening[]]>([
    ['after the answer was lost', ['answer is lost']],
    ['after the request was lost', ['not stored']],
    ['after a gateway gave up on it', ['gateway gives up']],
    ['while the first try is under way', ['answer is lost', 'still under way']],
    ['after the session ended between the tries', ['answer is lost', 'session ended']],
  ])('is listed once %s', async (_name, happenings) => {
    const tries = happenings.length;
    const api = new StoringApi(happenings);
    let item = anAccount();
    for (let at = 0; at < tries; at += 1) {
      item = await afterTrying(item);
      expect(item).toMatchObject({ isUncertain: true, decision: 'ADD' });
    }
    await afterTrying(item);
    expect(api.listed).toEqual(['Harbor Bank']);
    expect(new Set(api.keys)).toEqual(new Set(['first key']));
  });

  it('can be corrected once the API has refused what was sent', async () => {
    const api = new StoringApi(['refused']);
    const refused = await afterTrying(anAccount());
    expect(refused.isUncertain).toBe(false);
    await afterTrying({ ...refused, institution: 'Harbour Bank' });
    expect(api.listed).toEqual(['Harbour Bank']);
  });

  it('is judged anew where another entry is stored under its key, and keeps no key that leads there', async () => {
    const api = new StoringApi(['answer is lost']);
    const lost = await afterTrying(anAccount());
    const changed = await afterTrying({ ...lost, institution: 'Harbour Bank' });
    expect(api.listed).toEqual(['Harbor Bank']);
    expect(changed).toMatchObject({ isUncertain: false, decision: null });
    expect(changed.idempotencyKey).not.toBe('first key');
  });
});

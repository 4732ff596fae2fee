import { randomUUID } from 'node:crypto';
import { closePdfRenderer } from '@troth/agreement/pdf';
import { DOCUMENT_LOCK_EXPIRY_MS } from '@troth/domain/constants';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { anAdmin, anAttorney, openAccess, type TestCouple, type TestPerson } from '../../testing/builders';
import { dyingAfter } from '../../testing/mortal';
import { type TestApp, testApp } from '../../testing/test-app';
import { createApp } from '../../program/app';
import { commitRepository } from '../../records/generation/commit.repository';

/** More by hand: `SCHEDULES=1000 npx vitest run src/features/editing/editing-schedules.test.ts`. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 12);
const KILLED_COMMITS = Number(process.env['KILLED_COMMITS'] ?? 6);
/** So many schedules run on one couple's matter, one after the other: making a couple takes longer than a schedule. */
const SCHEDULES_OF_A_MATTER = 10;
const TIMEOUT_MS = 600_000 + SCHEDULES * 10_000;

/** What becomes of a request: heard, its answer lost on the way, or the program killed after so many of its steps. */
type Fate = 'HEARD' | 'LOST' | { readonly killedAfter: number };
/** The attorneys of both sides, and an admin who edits too. */
type Who = 0 | 1 | 2;
type Step =
  | { readonly kind: 'take' | 'takeOver' | 'renew' | 'release'; readonly who: Who }
  | { readonly kind: 'save'; readonly who: Who; readonly fate: Fate; readonly isNew: boolean }
  | { readonly kind: 'commit'; readonly who: Who; readonly fate: Fate }
  | { readonly kind: 'sleep'; readonly ms: number }
  | { readonly kind: 'erase' };

const who = fc.constantFrom<Who>(0, 0, 1, 1, 2);
/** Who has the lock at first saves and commits most: each of the three as often. */
const anyEditor = fc.constantFrom<Who>(0, 1, 2);
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 5, arbitrary: fc.constant('HEARD' as const) },
  { weight: 2, arbitrary: fc.constant('LOST' as const) },
  { weight: 2, arbitrary: fc.record({ killedAfter: fc.integer({ min: 0, max: 40 }) }) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'take' as const,
        'take' as const,
        'takeOver' as const,
        'renew' as const,
        'release' as const,
      ),
      who,
    }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('save' as const), who, fate, isNew: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('commit' as const), who, fate }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('sleep' as const),
      ms: fc.constantFrom(1000, 20_000, DOCUMENT_LOCK_EXPIRY_MS - 1, DOCUMENT_LOCK_EXPIRY_MS),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'erase' as const }) },
);

/** What an editor's tab knows, and what the program has told it that it keeps. */
interface Tab {
  readonly person: TestPerson;
  token: string;
  base: string;
  version: number;
  kept: Map<string, string>;
}

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

const inTransaction = <T>(work: Parameters<ReturnType<typeof api.db.transaction>['execute']>[0]) =>
  api.db.transaction().execute(work) as Promise<T>;

/** One couple's matter with the tabs of both attorneys and of an admin, whatever happens to them. */
class Matter {
  readonly couple: TestCouple;
  readonly tabs: readonly [Tab, Tab, Tab];
  /** How many versions each of the three made. */
  readonly committed: [number, number, number] = [0, 0, 0];
  readonly admin: TestPerson;
  readonly sectionId: string;
  /** Words of each version, oldest first. */
  words: Set<string>[] = [];
  #words = 0;

  private constructor(
    couple: TestCouple,
    people: readonly [TestPerson, TestPerson],
    admin: TestPerson,
    sectionId: string,
  ) {
    this.couple = couple;
    this.admin = admin;
    this.sectionId = sectionId;
    const tab = (person: TestPerson): Tab => ({ person, token: randomUUID(), base: '', version: 0, kept: new Map() });
    this.tabs = [tab(people[0]), tab(people[1]), tab(admin)];
  }

  static async open(): Promise<Matter> {
    const couple = await aReadyCouple(api, { state: 'TX' });
    await generateNow(api, couple);
    const people = [await anAttorney(api, { states: ['TX'] }), await anAttorney(api, { states: ['TX'] })] as const;
    await api.db
      .updateTable('documents')
      .set({ attorneyAId: people[0].id, attorneyBId: people[1].id })
      .where('id', '=', couple.documentId)
      .execute();
    api.clock.advance(60_000);
    const admin = await anAdmin(api);
    const matter = new Matter(couple, people, admin, '');
    const { tree } = await matter.latest();
    const sectionId = tree.sections.find(({ kind }) => kind === 'ARTICLES')?.id ?? '';
    const opened = new Matter(couple, people, admin, sectionId);
    opened.words = [new Set()];
    await opened.comeBack();
    return opened;
  }

  /** Later, when nobody has the lock any more. */
  async comeBack(): Promise<void> {
    api.clock.advance(DOCUMENT_LOCK_EXPIRY_MS);
    await openAccess(api, this.admin, this.couple.documentId);
    for (const tab of this.tabs) await this.#look(tab);
  }

  /** Waits for the lock, writes and commits: by chance alone, hardly a schedule does these in a row. */
  async sitting(who: Who, fate: Fate): Promise<void> {
    await this.run({ kind: 'sleep', ms: DOCUMENT_LOCK_EXPIRY_MS });
    await this.run({ kind: 'take', who });
    await this.run({ kind: 'save', who, fate: 'HEARD', isNew: true });
    const count = await this.versions();
    await this.run({ kind: 'commit', who, fate });
    if (typeof fate === 'string') expect(await this.versions()).toBe(count + 1);
  }

  latest() {
    return inTransaction<NonNullable<Awaited<ReturnType<ReturnType<typeof commitRepository>['find']>>>>(async (tx) => {
      const commits = commitRepository(tx);
      const row = await commits.latest(this.couple.documentId);
      return row === undefined ? undefined : commits.find(this.couple.documentId, row.commitAt);
    });
  }

  async versions(): Promise<number> {
    const rows = await api.db
      .selectFrom('documentCommits')
      .select('id')
      .where('documentId', '=', this.couple.documentId)
      .execute();
    return rows.length;
  }

  async #request(tab: Tab, path: string, json: object, fate: Fate) {
    const send = (app: TestApp['app']) => async () => {
      const token = await api.issuer.sign(tab.person.claims);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const url = `/documents/${this.couple.documentId}/${path}`;
      const response = await app.request(url, { method: 'POST', headers, body: JSON.stringify(json) });
      return {
        status: response.status,
        body: (await response.json()) as { draftVersion?: number; token?: string; code?: string; commitAt?: string },
      };
    };
    if (typeof fate === 'string') {
      const reply = await send(api.app)();
      return fate === 'HEARD' ? reply : null;
    }
    const dying = dyingAfter(api.services, fate.killedAfter);
    const reply = await send(createApp(dying.services))().catch(() => null);
    return dying.isDead() ? null : reply;
  }

  /** Reads again what the program keeps of this tab, as a client does after an answer that never came. */
  async #look(tab: Tab): Promise<void> {
    const { body } = await api.get<{
      baseCommitAt: string;
      draftVersion: number;
      isBaseMoved: boolean;
      drafts: { id: string; text: string }[];
    }>(`/documents/${this.couple.documentId}/drafts/clauses`, tab.person);
    tab.base = body.baseCommitAt;
    tab.version = body.draftVersion;
    tab.kept = new Map(body.drafts.map(({ id, text }) => [id, text]));
  }

  async #drafts(tab: Tab): Promise<Map<string, string>> {
    const { body } = await api.get<{ drafts: { id: string; text: string }[] }>(
      `/documents/${this.couple.documentId}/drafts/clauses`,
      tab.person,
    );
    return new Map(body.drafts.map(({ id, text }) => [id, text]));
  }

  async #holds(tab: Tab): Promise<boolean> {
    const row = await api.db
      .selectFrom('documentLocks')
      .selectAll()
      .where('documentId', '=', this.couple.documentId)
      .executeTakeFirst();
    return (
      row?.token === tab.token &&
      row.holderId === tab.person.id &&
      row.renewedAt.getTime() + DOCUMENT_LOCK_EXPIRY_MS > api.clock.now().getTime()
    );
  }

  async run(step: Step): Promise<void> {
    if (step.kind === 'sleep') api.clock.advance(step.ms);
    else if (step.kind === 'erase') {
      const path = `/documents/${this.couple.documentId}/drafts/admin/unlock-erase`;
      expect((await api.post(path, { reason: 'A random schedule', confirm: true }, this.admin)).status).toBe(200);
      for (const tab of this.tabs) await this.#look(tab);
      for (const { kept } of this.tabs) expect(kept.size).toBe(0);
    } else {
      const tab = this.tabs[step.who];
      if (step.kind === 'save') await this.#save(tab, step);
      else if (step.kind === 'commit') await this.#commit(tab, step.fate);
      else if (step.kind === 'release')
        await api.delete(`/documents/${this.couple.documentId}/lock?token=${tab.token}`, tab.person);
      else await this.#lock(tab, step.kind);
    }
    // Nobody's drafts were lost, and nobody's were changed by another.
    for (const tab of this.tabs) expect(await this.#drafts(tab)).toEqual(tab.kept);
  }

  async #lock(tab: Tab, kind: 'take' | 'takeOver' | 'renew'): Promise<void> {
    const body = kind === 'renew' ? { token: tab.token } : { isTakeover: kind === 'takeOver' };
    const reply = await this.#request(tab, 'lock', body, 'HEARD');
    if (reply?.status !== 200) return;
    tab.token = reply.body.token ?? '';
    expect(await this.#holds(tab)).toBe(true);
    await this.#look(tab);
  }

  async #save(tab: Tab, { fate, isNew }: Extract<Step, { kind: 'save' }>): Promise<void> {
    const { commitAt } = await this.latest();
    // A tab that sees a newer version takes its drafts over to it.
    const base = commitAt.toISOString();
    const id = isNew ? randomUUID() : ([...tab.kept.keys()][0] ?? randomUUID());
    this.#words += 1;
    const word = `word-${this.#words}-of-${tab.person.id}`;
    const next = new Map(base === tab.base ? tab.kept : []);
    next.set(id, word);
    const look = { listStyle: 'NONE', textStyle: null, order: 50_000_000 + this.#words, isSeparatePage: false };
    const place = { sectionId: this.sectionId, parentClauseId: null };
    const clauses = [{ id, key: id, ...place, title: 'Ours', text: word, ...look }];
    const held = await this.#holds(tab);
    const saving = {
      lockToken: tab.token,
      baseCommitAt: base,
      draftVersion: tab.version,
      sections: [],
      clauses,
      deletedIds: [],
    };
    const reply = await this.#request(tab, 'drafts/many', saving, fate);
    if (reply === null) {
      const now = await this.#drafts(tab);
      expect([tab.kept, next]).toContainEqual(now);
      if (!held) expect(now).toEqual(tab.kept);
      await this.#look(tab);
      return;
    }
    expect(reply.status === 200).toBe(held);
    if (reply.status !== 200) {
      expect(reply.body.code).toBe('LOCK_LOST');
      return;
    }
    tab.kept = next;
    tab.base = base;
    tab.version = reply.body.draftVersion ?? -1;
  }

  async #commit(tab: Tab, fate: Fate): Promise<void> {
    const before = await this.latest();
    const count = await this.versions();
    const held = await this.#holds(tab);
    const isOnLatest = tab.base === before.commitAt.toISOString();
    const drafted = [...tab.kept.values()];
    const body = { lockToken: tab.token, draftVersion: Math.max(1, tab.version), message: 'A random schedule' };
    const reply = await this.#request(tab, 'drafts/commit', body, fate);
    const isThere = (await this.versions()) > count;
    if (reply !== null) expect(reply.status === 200).toBe(isThere);
    if (isThere) {
      expect(held && isOnLatest && drafted.length > 0).toBe(true);
      expect(await this.versions()).toBe(count + 1);
      const text = JSON.stringify((await this.latest()).tree.sections);
      const words = new Set([...(this.words.at(-1) ?? []), ...drafted]);
      // What was committed before, what this one drafted, and nothing of what the other still drafts.
      expect(new Set(text.match(/word-\d+-of-[0-9a-f-]{36}/g) ?? [])).toEqual(words);
      this.words.push(words);
      this.committed[this.tabs.indexOf(tab)] = (this.committed[this.tabs.indexOf(tab)] ?? 0) + 1;
      tab.kept = new Map();
      expect(await this.#holds(tab)).toBe(false);
    }
    expect(await this.#drafts(tab)).toEqual(tab.kept);
    await this.#look(tab);
  }
}

describe('two attorneys and an admin, whatever happens in whatever order', () => {
  it(
    'lose no draft that was acknowledged, overwrite none, and commit over no moved base',
    async () => {
      let matter: Matter | null = null;
      let schedules = 0;
      const committed = [0, 0, 0];
      const steps = (maxLength: number) => fc.array(step, { minLength: 3, maxLength });
      const property = fc.asyncProperty(
        anyEditor,
        steps(12),
        anyEditor,
        fate,
        steps(4),
        async (opener, before, sitter, sitterFate, after) => {
          const of: Matter = schedules % SCHEDULES_OF_A_MATTER === 0 || matter === null ? await Matter.open() : matter;
          // One in which something went wrong is not used again.
          matter = null;
          schedules += 1;
          const already = [...of.committed];
          await of.comeBack();
          await of.run({ kind: 'take', who: opener });
          for (const one of before) await of.run(one);
          await of.sitting(sitter, sitterFate);
          for (const one of after) await of.run(one);
          for (const [at, count] of of.committed.entries())
            committed[at] = (committed[at] ?? 0) + count - (already[at] ?? 0);
          matter = of;
          if (schedules % 50 === 0) process.stdout.write(`${schedules} schedules, commits ${committed.join(', ')}\n`);
        },
      );
      // Each of the three sits and commits at least once, whatever is drawn.
      const example = (who: Who): [Who, Step[], Who, Fate, Step[]] => [who, [], who, 'HEARD', []];
      await fc.assert(property, { numRuns: SCHEDULES, examples: [example(2), example(0), example(1)] });
      for (const count of committed) expect(count).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );

  it.each([
    ['an attorney', 0],
    ['an admin', 2],
  ] as const)(
    'find a commit of %s there or not, wherever the program was killed in it',
    async (_name, who) => {
      const matter = await Matter.open();
      for (let round = 0; round < KILLED_COMMITS; round += 1) {
        await matter.run({ kind: 'takeOver', who });
        await matter.run({ kind: 'save', who, fate: 'HEARD', isNew: true });
        await matter.run({ kind: 'commit', who, fate: { killedAfter: 10 + round * Math.ceil(90 / KILLED_COMMITS) } });
      }
      await matter.sitting(who, 'HEARD');
      expect(matter.words.length).toBeGreaterThan(1);
    },
    TIMEOUT_MS,
  );
});

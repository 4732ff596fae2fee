import { clientTasks, MATTER_ENDS, matterEnd } from '@troth/domain/attorneys';
import { say } from '@troth/domain/messages';
import { fullName } from '@troth/domain/people';
import { ATTORNEY_SERVICE_TYPES, attorneyServiceTypeSchema } from '@troth/domain/purchases';
import { idSchema, instantSchema, shortText } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { directionQuery, pageOfRows, pageShape } from '../../kernel/database/keyset';
import { isoOrNull } from '../../kernel/http/present';
import { type FormerClient, formerClientsOf, type Matter } from '../../records/attorneys/matter.repository';
import { attorneyClientSchema, type PlannedMatter, plannedMatters, presentMatters } from './client-list';
import { servicesOf } from '../../records/attorneys/client.repository';

/** OPEN: everything that is not past. WAITING: what is also on the dashboard. PAST: notarized a while ago, refunded or left. */
const CLIENT_VIEWS = ['OPEN', 'WAITING', 'PAST'] as const;
type ClientViewKey = (typeof CLIENT_VIEWS)[number];
const CLIENT_SORTS = ['name', 'agreement', 'deadline', 'wedding'] as const;

const PAGE_SIZE = 50;
/** A spreadsheet is fetched in pages of this size. */
const LARGEST_PAGE = 500;

/** Someone may have been a client on two documents, and a document may have two clients: a row is both. */
const cursorSchema = z.string().regex(/^[0-9a-f-]{36}\.[0-9a-f-]{36}$/, { error: () => say('validation.id') });
const cursorOf = ({ clientId, documentId }: { readonly clientId: string; readonly documentId: string }): string =>
  `${clientId}.${documentId}`;

export const clientPageQuery = z.object({
  view: z.enum(CLIENT_VIEWS).optional(),
  /** Words of the client's or the partner's name, or of the client's e-mail address. */
  search: shortText.optional(),
  stateId: idSchema.optional(),
  service: z.enum(ATTORNEY_SERVICE_TYPES).optional(),
  documentId: idSchema.optional(),
  sort: z.enum(CLIENT_SORTS).default('deadline'),
  direction: directionQuery.default('ascending'),
  /** The last row of the page before, or the first one of the page after, as `nextCursor` and `previousCursor` name them. */
  after: cursorSchema.optional(),
  before: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
});
type ClientPageQuery = z.output<typeof clientPageQuery>;

const count = z.int().min(0);
/** Who was a client and is none now: by name alone, for nothing of the matter is open to the attorney any more. */
const formerClientSchema = z
  .object({
    clientId: idSchema,
    documentId: idSchema,
    name: z.string().nullable(),
    services: z.array(attorneyServiceTypeSchema),
    reason: z
      .enum(MATTER_ENDS)
      .meta({ id: 'MatterEnd', description: 'Why somebody is no longer a client of an attorney.' }),
    /** Null where an attorney left and nobody noted when. */
    endedAt: instantSchema.nullable(),
  })
  .meta({ id: 'FormerClient', description: 'Somebody who was a client of an attorney, and how it ended. Ours.' });

export const clientPageSchema = z
  .object({
    clients: z.array(attorneyClientSchema),
    /** Of the view PAST: those whom the attorney has no access to any more, after all the others, the latest first. */
    former: z.array(formerClientSchema),
    ...pageShape,
    nextCursor: cursorSchema.nullable(),
    previousCursor: cursorSchema.nullable(),
    /** How many there are in each view, whatever the other filters. */
    views: z.object({ OPEN: count, WAITING: count, PAST: count }),
    /** Where the attorney's clients live. */
    stateIds: z.array(idSchema),
  })
  .meta({ id: 'AttorneyClientPage', description: 'A page of an attorney’s clients. Portals spec §6.' });

/** What the rule of the dashboard reads of a matter. */
export const clientFacts = (matter: PlannedMatter) => ({
  clientId: matter.clientId,
  documentId: matter.documentId,
  services: servicesOf(matter),
  generatedAt: isoOrNull(matter.generatedAt),
  approvedAt: isoOrNull(matter.approvedAt),
  priorApprovedAt: isoOrNull(matter.priorApprovedAt),
  finalizedAt: isoOrNull(matter.finalizedAt),
  unread: matter.unread,
  unreadSince: isoOrNull(matter.unreadSince),
  unreadDiscussions: matter.unreadDiscussions,
  withoutCallSince: isoOrNull(matter.withoutCallSince),
  otherCommittedAt: isoOrNull(matter.otherCommittedAt),
  approveBy: matter.nextDeadline?.step === 'APPROVAL' ? matter.nextDeadline.on : null,
});

const isWaiting = (matter: PlannedMatter): boolean => matter.hasOpenCall || clientTasks(clientFacts(matter)).length > 0;

/** The views that show a matter. */
const viewsOf = (matter: PlannedMatter): readonly ClientViewKey[] => [
  matter.isPast ? 'PAST' : 'OPEN',
  ...(isWaiting(matter) ? (['WAITING'] as const) : []),
];

/** Without accents and case, so that "nguyen" finds "Nguyễn". */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLocaleLowerCase('en-US');

/** Whether the filters leave someone who was a client. */
const isFormerFound = (
  person: FormerClient,
  { stateId, service, documentId }: ClientPageQuery,
  words: readonly string[],
): boolean =>
  (stateId === undefined || person.stateId === stateId) &&
  (service === undefined || person.services.includes(service)) &&
  (documentId === undefined || person.documentId === documentId) &&
  words.every((word) => folded(fullName(person)).includes(word));

/** Who was a client, as the list shows them. */
function presentFormer(person: FormerClient) {
  const { reason, at } = matterEnd({
    refundedAt: isoOrNull(person.refundedAt),
    declinedAt: isoOrNull(person.declinedAt),
    succeededAt: isoOrNull(person.succeededAt),
    deletedAt: isoOrNull(person.deletedAt),
  });
  const { clientId, documentId, services } = person;
  return { clientId, documentId, name: fullName(person) || null, services: [...services], reason, endedAt: at };
}

function isFound(matter: PlannedMatter, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const known = folded(`${fullName(matter)} ${matter.email} ${matter.partnerName ?? ''}`);
  return words.every((word) => known.includes(word));
}

/** How far the agreement is, from the attorney's side. */
const stageOf = ({ generatedAt, approvedAt, finalizedAt }: Matter): string =>
  [generatedAt, approvedAt, finalizedAt].map((at) => (at === null ? '0' : '1')).join('');

const sortKeys: Readonly<Record<ClientPageQuery['sort'], (matter: PlannedMatter) => string | null>> = {
  name: ({ lastName, firstName, email }) => `${lastName ?? ''} ${firstName ?? ''} ${email}`,
  agreement: stageOf,
  deadline: ({ nextDeadline }) => nextDeadline?.on ?? null,
  wedding: ({ weddingDate }) => weddingDate,
};
const collator = new Intl.Collator('en-US');
const plainly = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** In the order asked for; those without what it sorts by come last in either direction, ties by name, and namesakes by their row. */
function sorted(matters: readonly PlannedMatter[], { sort, direction }: ClientPageQuery): PlannedMatter[] {
  const sign = direction === 'ascending' ? 1 : -1;
  // Names as people order them; days and stages as they are written, which costs thousands of rows much less.
  const compareKeys = sort === 'name' ? collator.compare : plainly;
  return matters
    .map((matter) => ({ matter, key: sortKeys[sort](matter), name: sortKeys.name(matter) ?? '' }))
    .sort((a, b) => {
      const byKey =
        a.key === null || b.key === null
          ? Number(a.key === null) - Number(b.key === null)
          : sign * compareKeys(a.key, b.key);
      return byKey || collator.compare(a.name, b.name) || plainly(cursorOf(a.matter), cursorOf(b.matter));
    })
    .map(({ matter }) => matter);
}

/** A client, or someone who was one. */
type Entry = { readonly isListed: boolean } & (
  | { readonly matter: PlannedMatter; readonly former?: undefined }
  | { readonly matter?: undefined; readonly former: ReturnType<typeof presentFormer> }
);

/**
 * A page of an attorney's clients. Whom it shows and in which order depends on sealed wedding dates, so that the whole
 * list is weighed here, from one lean query, and only a page of it is read in full.
 * ADR 0150, ADR 0200.
 */
export async function clientPage(
  tx: Tx,
  attorneyId: string,
  query: ClientPageQuery,
  reader: { readonly now: Date; readonly isAttorney: boolean },
): Promise<z.input<typeof clientPageSchema>> {
  const { view, search = '', stateId, service, documentId } = query;
  const words = folded(search).split(/\s+/).filter(Boolean);
  const all = await plannedMatters(tx, attorneyId, reader, { withPartnerNames: words.length > 0 });
  const counts = { OPEN: 0, WAITING: 0, PAST: 0 };
  const found = new Set(
    all.filter((matter) => {
      const shownIn = viewsOf(matter);
      for (const each of shownIn) counts[each] += 1;
      return (
        (view === undefined || shownIn.includes(view)) &&
        (stateId === undefined || matter.stateId === stateId) &&
        (service === undefined || (service === 'Q_A' ? matter.isAsking : matter.isRepresented)) &&
        (documentId === undefined || matter.documentId === documentId) &&
        isFound(matter, words)
      );
    }),
  );
  const everFormer = await formerClientsOf(tx, attorneyId);
  counts.PAST += everFormer.length;
  // The row beside the page has its place in the order also where the filters leave it out.
  const cursor = query.after ?? query.before;
  const matters = all.filter((matter) => found.has(matter) || cursorOf(matter) === cursor);
  const ended = (view === 'PAST' ? everFormer : []).map((person) => ({
    former: presentFormer(person),
    isListed: isFormerFound(person, query, words),
  }));
  ended.sort(
    ({ former: a }, { former: b }) => plainly(b.endedAt ?? '', a.endedAt ?? '') || plainly(cursorOf(a), cursorOf(b)),
  );
  // One list over all pages: first those who can be opened, then those who cannot, the latest first.
  const { rows, page } = pageOfRows<Entry>(
    [...sorted(matters, query).map((matter) => ({ matter, isListed: found.has(matter) })), ...ended],
    { cursorOf: ({ matter, former }) => cursorOf(matter ?? former), isListed: ({ isListed }) => isListed },
    query,
  );
  const shown = rows.flatMap(({ matter }) => matter ?? []);
  return {
    clients: await presentMatters(tx, attorneyId, shown, reader.now),
    former: rows.flatMap(({ former }) => former ?? []),
    ...page,
    views: counts,
    stateIds: [...new Set([...all, ...everFormer].flatMap((each) => each.stateId ?? []))],
  };
}

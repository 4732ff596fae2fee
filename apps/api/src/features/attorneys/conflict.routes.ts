import { questionOfKey } from '@troth/content/questionnaire';
import { conflictAnswerSchema, isNameNear, NAME_CHECK_MIN_LENGTH } from '@troth/domain/attorneys';
import { nameOrEmail, sideSchema } from '@troth/domain/people';
import { idSchema, instantSchema, shortText } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { noSubject, operation } from '../../kernel/http/operation';
import { allOf, type Policy } from '../../kernel/http/policy';
import { iso, isoOrNull } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import {
  answerConflict,
  declinedAssignments,
  everAssigned,
  findAssignment,
} from '../../records/assignments/assignment.repository';
import { typedAnswersOf } from '../../records/answers/answer.repository';
import { adminPolicy, type AttorneySubject, isApproved, isOwnRecord } from '../../records/attorneys/attorney.policy';
import { loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { attorneysOf } from '../../records/attorneys/law-firm.repository';
import { mattersOf } from '../../records/attorneys/matter.repository';
import { namesOf } from '../../records/users/user.repository';
import { type ClientView, clientsOf } from '../../records/attorneys/client.repository';
import { leaveClient } from './leave-client';

/** The attorney alone: whether they can act is nobody else's to say. */
const isSelf = allOf<AttorneySubject>(isOwnRecord, isApproved);
const conflictPolicy = { read: isSelf, answer: isSelf } satisfies Policy<'answer', AttorneySubject>;

const params = z.object({ id: idSchema, aid: idSchema, clientId: idSchema });
/** More than anybody reads at once; the newest come first. */
const DECLINED_SHOWN = 200;
const FOUND_SHOWN = 50;

const questionSchema = z
  .object({
    isOpen: z.boolean(),
    parties: z.array(
      z.object({
        side: sideSchema,
        isClient: z.boolean(),
        name: z.string(),
        email: z.string(),
        /** What the client answered about their occupation and employer; the partner's answer is never told. */
        employer: z.string().nullable(),
      }),
    ),
    /** When and with how many attorneys and firms the attorney was compared before the assignment. */
    compared: z
      .object({ at: instantSchema, attorneys: z.int(), lawFirms: z.int(), outsideAttorneys: z.int() })
      .nullable(),
    answeredAt: instantSchema.nullable(),
  })
  .meta({ id: 'ConflictQuestion', description: 'What an attorney is asked about a new client. D51.' });

const foundSchema = z
  .object({
    /** The matter, by the names of the two partners. */
    matter: z.string(),
    name: z.string(),
    role: z
      .enum(['CLIENT', 'OTHER_PARTY'])
      .meta({ id: 'PartyRole', description: 'A person’s role in one of the firm’s matters.' }),
    attorneyName: z.string().nullable(),
  })
  .meta({ id: 'NameFound', description: 'Where a name occurs in the matters of a firm: matter and role, no content.' });

const declinedSchema = z
  .object({
    documentId: idSchema,
    clientId: idSchema,
    clientName: z.string().nullable(),
    attorneyId: idSchema,
    attorneyName: z.string().nullable(),
    reason: z.string().nullable(),
    answeredAt: instantSchema.nullable(),
  })
  .meta({ id: 'DeclinedAssignment', description: 'An attorney who said that they cannot act for a client.' });

/** @throws Problem NOT_FOUND for anybody but a client of the attorney. */
async function clientView(
  tx: Tx,
  attorneyId: string,
  now: Date,
  of: { readonly clientId: string; readonly documentId?: string },
): Promise<ClientView> {
  const [view] = await clientsOf(tx, attorneyId, now, of);
  if (view === undefined) throw problem('NOT_FOUND');
  return view;
}

/** Every matter that the firm has or had: whom its attorneys act for, and whom they were assigned to before. */
async function mattersOfFirm(tx: Tx, attorneyIds: readonly string[], now: Date) {
  const current = [];
  for (const attorneyId of attorneyIds) {
    for (const { clientId, userAId, userBId } of await mattersOf(tx, attorneyId, now)) {
      current.push({ attorneyId, clientId, userAId, userBId });
    }
  }
  const past = await everAssigned(tx, attorneyIds);
  const once = new Map(
    [...current, ...past].map((matter) => [`${matter.attorneyId} ${matter.clientId} ${matter.userAId}`, matter]),
  );
  return [...once.values()];
}

export const conflictOperations = [
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/clients/{clientId}/conflict-question',
    id: 'conflicts.readQuestion',
    summary: 'Who the parties of a new client’s matter are, and whether the attorney has said that they can act',
    tag: 'attorneys',
    isOurs: true,
    params,
    response: questionSchema,
    policy: conflictPolicy,
    action: 'read',
    load: ({ tx, params: { id, aid } }) => loadAttorneySubject(tx, { id, aid }),
    handle: async ({ tx, now, params: { aid, clientId } }) => {
      const view = await clientView(tx, aid, now, { clientId });
      const { document, client, partner, side } = view;
      const assignment = await findAssignment(tx, { documentId: document.id, clientId, attorneyId: aid });
      const employers = await typedAnswersOf(tx, questionOfKey('bg_occupation').id, [document.id]);
      const party = (person: ClientView['client'], isClient: boolean) => ({
        side: isClient ? side : side === 'A' ? ('B' as const) : ('A' as const),
        isClient,
        name: nameOrEmail(person),
        email: person.email,
        employer: isClient ? (employers.find(({ userId }) => userId === person.id)?.valueTyped ?? null) : null,
      });
      return {
        isOpen: assignment !== undefined && assignment.answer === null,
        parties: [party(client, true), ...(partner === null ? [] : [party(partner, false)])],
        compared:
          assignment === undefined
            ? null
            : {
                at: iso(assignment.comparedAt),
                attorneys: assignment.compared.attorneyIds.length,
                lawFirms: assignment.compared.lawFirmIds.length,
                outsideAttorneys: assignment.compared.outsideAttorneys,
              },
        answeredAt: isoOrNull(assignment?.answeredAt ?? null),
      };
    },
  }),
  operation({
    route: 'POST /users/{id}/attorneys/{aid}/clients/{clientId}/conflict-answer',
    id: 'conflicts.answer',
    summary:
      'Says once whether the attorney can act; who cannot leaves the client at once, and it costs nobody anything',
    tag: 'attorneys',
    isOurs: true,
    params,
    body: conflictAnswerSchema,
    response: null,
    policy: conflictPolicy,
    action: 'answer',
    load: ({ tx, params: { id, aid } }) => loadAttorneySubject(tx, { id, aid }),
    handle: async (call) => {
      const { tx, now, params: given, body, audit } = call;
      const { aid: attorneyId, clientId } = given;
      const view = await clientView(tx, attorneyId, now, { clientId, documentId: body.documentId });
      const of = { documentId: view.document.id, clientId, attorneyId };
      audit({ subjectKind: 'attorney', subjectId: attorneyId, documentId: of.documentId });
      const assignment = await findAssignment(tx, of);
      // Pressed twice, or in two tabs: the same answer changes nothing.
      if (assignment === undefined || assignment.answer === body.answer) return null;
      if (assignment.answer !== null) throw problem('CONFLICT', { detail: text('attorney.conflict.answered') });
      const reason = body.reason?.trim() || null;
      await answerConflict(tx, assignment, { answer: body.answer, reason, by: personOf(call.actor).id }, now);
      if (body.answer === 'CANNOT_ACT') await leaveClient(call, view, attorneyId);
      return null;
    },
  }),
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/name-check',
    id: 'conflicts.checkName',
    summary: 'Where a name occurs in the matters of the attorney’s firm, near spellings too: matter and role only',
    tag: 'attorneys',
    isOurs: true,
    params: z.object({ id: idSchema, aid: idSchema }),
    query: z.object({ name: shortText.min(NAME_CHECK_MIN_LENGTH) }),
    response: z.array(foundSchema),
    policy: conflictPolicy,
    action: 'read',
    load: ({ tx, params: { id, aid } }) => loadAttorneySubject(tx, { id, aid }),
    handle: async ({ tx, now, subject, query: { name } }) => {
      const { id, lawFirmId } = subject.attorney;
      const matters = await mattersOfFirm(tx, lawFirmId === null ? [id] : await attorneysOf(tx, lawFirmId), now);
      const ids = matters.flatMap(({ attorneyId, userAId, userBId }) => [
        attorneyId,
        userAId,
        ...(userBId === null ? [] : [userBId]),
      ]);
      const names = await namesOf(tx, [...new Set(ids)]);
      return matters
        .flatMap(({ attorneyId, clientId, userAId, userBId }) => {
          const partners = [userAId, userBId].filter((id) => id !== null);
          const matter = partners.flatMap((id) => names.get(id) ?? []).join(' and ');
          return partners.flatMap((id) => {
            const found = names.get(id) ?? null;
            return found === null || !isNameNear(found, name)
              ? []
              : [
                  {
                    matter,
                    name: found,
                    role: id === clientId ? ('CLIENT' as const) : ('OTHER_PARTY' as const),
                    attorneyName: names.get(attorneyId) ?? null,
                  },
                ];
          });
        })
        .slice(0, FOUND_SHOWN);
    },
  }),
  operation({
    route: 'GET /admin/declined-assignments',
    id: 'admin.listDeclinedAssignments',
    summary: 'Attorneys who said that they cannot act for a client, the latest first, each with the reason',
    tag: 'admin',
    isOurs: true,
    response: z.array(declinedSchema),
    policy: adminPolicy,
    action: 'list',
    load: noSubject,
    handle: async ({ tx }) => {
      const rows = await declinedAssignments(tx, DECLINED_SHOWN);
      const names = await namesOf(
        tx,
        rows.flatMap(({ clientId, attorneyId }) => [clientId, attorneyId]),
      );
      return rows.map(({ documentId, clientId, attorneyId, reason, answeredAt }) => ({
        documentId,
        clientId,
        clientName: names.get(clientId) ?? null,
        attorneyId,
        attorneyName: names.get(attorneyId) ?? null,
        reason,
        answeredAt: isoOrNull(answeredAt),
      }));
    },
  }),
];

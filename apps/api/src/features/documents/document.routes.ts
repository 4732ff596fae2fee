import { agreementDocumentSchema, documentCreationSchema, documentUpdateSchema } from '@troth/domain/documents';
import { participantSchema } from '@troth/domain/people';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { userPolicy } from '../../records/users/user.policy';
import { loadUserSubject } from '../../records/users/user.repository';
import { createDocument } from './create-document';
import { documentPolicy, newDocumentPolicy } from '../../records/documents/document.policy';
import { presentDocument, presentParticipant } from '../../records/documents/document.presenter';
import { documentsOf, loadDocument, viewOf } from '../../records/documents/document.repository';
import { changeDocument } from './update-document';

export const documentOperations = [
  operation({
    route: 'POST /documents',
    id: 'documents.create',
    summary: 'Begins the document of a couple; a person has one active document',
    tag: 'documents',
    body: documentCreationSchema,
    response: agreementDocumentSchema,
    status: 201,
    policy: newDocumentPolicy,
    action: 'create',
    load: noSubject,
    handle: async ({ tx, actor, body, now, audit }) => {
      if (actor.kind !== 'person' || body.userAId !== actor.id) throw problem('NOT_ALLOWED', { refused: true });
      const document = await createDocument(tx, body, now);
      audit({ documentId: document.id });
      return presentDocument(await viewOf(tx, document), actor);
    },
  }),
  operation({
    route: 'GET /documents/{id}',
    id: 'documents.read',
    summary: 'One document with its partners, state and template',
    tag: 'documents',
    params: idParam,
    response: agreementDocumentSchema,
    policy: documentPolicy,
    action: 'read',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, subject, actor }) => presentDocument(await viewOf(tx, subject.document), actor),
  }),
  operation({
    route: 'GET /users/{id}/documents',
    id: 'documents.listOfUser',
    summary: 'Documents that a person is a party of; the active one first',
    tag: 'documents',
    params: idParam,
    response: z.array(agreementDocumentSchema),
    policy: userPolicy,
    action: 'readOwn',
    load: ({ tx, actor, params }) => loadUserSubject(tx, params.id, actor),
    handle: async ({ tx, subject, actor }) => {
      const presented = [];
      for (const document of await documentsOf(tx, subject.id)) {
        presented.push(presentDocument(await viewOf(tx, document), actor));
      }
      return presented;
    },
  }),
  operation({
    route: 'PATCH /documents/{id}',
    id: 'documents.update',
    summary: 'Changes the state, confirms the current commit, or clears the generation (D28)',
    description:
      'A confirmation takes the hash of the commit that was read (of an imported agreement the id of its file) as `If-Match`; a newer one answers 409.',
    tag: 'documents',
    params: idParam,
    body: documentUpdateSchema,
    response: agreementDocumentSchema,
    policy: documentPolicy,
    action: 'update',
    load: ({ tx, params }) => loadDocument(tx, params.id, 'change'),
    handle: async (call) => {
      if (call.actor.kind !== 'person') throw problem('NOT_AUTHENTICATED');
      const document = await changeDocument(call, call.subject.document, call.body, call.actor);
      return presentDocument(await viewOf(call.tx, document), call.actor);
    },
  }),
  operation({
    route: 'GET /documents/{id}/participants',
    id: 'documents.listParticipants',
    summary: 'The partners of a document, A first',
    tag: 'documents',
    params: idParam,
    response: z.array(participantSchema),
    policy: documentPolicy,
    action: 'readParticipants',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, subject }) => {
      const { userA, userB } = await viewOf(tx, subject.document);
      return [presentParticipant(userA, 'A'), ...(userB === null ? [] : [presentParticipant(userB, 'B')])];
    },
  }),
];

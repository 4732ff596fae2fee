import {
  attorneyLicensesSchema,
  attorneySchema,
  licenseConfirmationSchema,
  licensesAfter,
  type StatedLicense,
  statesLeft,
} from '@troth/domain/attorneys';
import { nameOrEmail } from '@troth/domain/people';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { noSubject, operation } from '../../kernel/http/operation';
import { isoOrNull } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { adminPolicy, attorneyPolicy } from '../../records/attorneys/attorney.policy';
import { presentAttorney } from '../../records/attorneys/attorney.presenter';
import { type AttorneyView, getAttorneyView, loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { endLicenses, findLicense, putLicenses, setVerified } from '../../records/attorneys/license.repository';
import { mattersOf } from '../../records/attorneys/matter.repository';
import { unknownStates } from './license-issues';

/** Names of clients in one sentence; the list tells the rest. */
const NAMES_SHOWN = 5;

/** A license stays while the attorney represents a client there, until that agreement is notarized (D50). */
async function refuseToLeaveClients(
  tx: Tx,
  { attorney, states }: AttorneyView,
  stated: readonly StatedLicense[],
  now: Date,
) {
  const left = statesLeft(states, stated);
  if (left.length === 0) return;
  const names = (await mattersOf(tx, attorney.id, now))
    .filter(
      ({ isRepresented, stateId, notarizedAt }) =>
        isRepresented && notarizedAt === null && stateId !== null && left.includes(stateId),
    )
    .map(nameOrEmail);
  if (names.length === 0) return;
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  throw problem('REFUSED_BY_RULE', {
    detail: text('attorney.license.represented', { names: shown, more: Math.max(names.length - NAMES_SHOWN, 0) }),
  });
}

export const licenseOperations = [
  operation({
    route: 'PUT /users/{id}/attorneys/{aid}/attorney-states',
    id: 'attorneys.changeLicenses',
    summary: 'Changes where an attorney is licensed; what is new or has a new number waits for an admin',
    tag: 'attorneys',
    isOurs: true,
    params: z.object({ id: idSchema, aid: idSchema }),
    body: attorneyLicensesSchema,
    response: attorneySchema,
    policy: attorneyPolicy,
    action: 'changeLicenses',
    load: ({ tx, params }) => loadAttorneySubject(tx, params, 'change'),
    handle: async ({ tx, body, subject, actor, now, audit }) => {
      const { id } = subject.attorney;
      const issues = await unknownStates(tx, body.licenses);
      if (issues.length > 0) throw problem('VALIDATION_FAILED', { issues });
      const view = await getAttorneyView(tx, id);
      const asBegun = (rows: readonly StatedLicense[]) =>
        JSON.stringify(
          rows.map(({ stateId, barLicenseNum, expiresOn }) => [stateId, barLicenseNum, expiresOn ?? null]),
        );
      if (body.expected !== undefined && asBegun(body.expected) !== asBegun(view.states)) {
        throw problem('VERSION_CONFLICT', { extensions: { current: presentAttorney(view, actor) } });
      }
      await refuseToLeaveClients(tx, view, body.licenses, now);
      const by = actor.kind === 'person' ? actor.id : null;
      const current = view.states.map((row) => ({ ...row, verifiedAt: isoOrNull(row.verifiedAt) }));
      const gone = statesLeft(current, body.licenses);
      await endLicenses(tx, id, gone, by, now);
      const confirmedBy = new Map(view.states.map(({ stateId, verifiedById }) => [stateId, verifiedById]));
      const licenses = licensesAfter(current, body.licenses).map(({ verifiedAt, ...license }) => ({
        ...license,
        verifiedAt: verifiedAt === null ? null : new Date(verifiedAt),
        verifiedById: verifiedAt === null ? null : (confirmedBy.get(license.stateId) ?? null),
      }));
      await putLicenses(tx, id, licenses, by, now);
      audit({ subjectKind: 'attorney', subjectId: id });
      return presentAttorney(await getAttorneyView(tx, id), actor);
    },
  }),
  operation({
    route: 'PATCH /admin/attorneys/{id}/attorney-states/{stateId}',
    id: 'admin.confirmLicense',
    summary: 'Confirms a license, or takes the confirmation back',
    description: 'Send the number that was looked up: if the attorney has changed it since, the call answers 409.',
    tag: 'admin',
    isOurs: true,
    params: z.object({ id: idSchema, stateId: idSchema }),
    body: licenseConfirmationSchema,
    response: attorneySchema,
    policy: adminPolicy,
    action: 'list',
    load: noSubject,
    handle: async (call) => {
      const { tx, params, body, actor, now, announce } = call;
      const { id, stateId } = params;
      const row = await findLicense(tx, id, stateId, 'change');
      if (row === undefined) throw problem('NOT_FOUND');
      if (row.barLicenseNum !== body.barLicenseNum) {
        throw problem('VERSION_CONFLICT', { detail: text('attorney.license.changed') });
      }
      const by = actor.kind === 'person' ? actor.id : null;
      // A second press keeps the first day.
      const verifiedAt = body.isVerified ? (row.verifiedAt ?? now) : null;
      await setVerified(tx, row.id, verifiedAt, by, now);
      await recordAdminAction(call, {
        action: body.isVerified ? 'licenses.confirm' : 'licenses.takeBack',
        subjectKind: 'attorneyState',
        subjectId: row.id,
        userId: id,
        reason: body.reason,
      });
      announce({ userIds: [id], topics: ['profile'] });
      return presentAttorney(await getAttorneyView(tx, id), actor);
    },
  }),
];

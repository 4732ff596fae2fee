import { type Attorney, type attorneyAdminUpdateSchema, leadsAfter } from '@troth/domain/attorneys';
import { say } from '@troth/domain/messages';
import type { z } from 'zod';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import type { Call } from '../../kernel/http/operation';
import { invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import type { AttorneySubject } from '../../records/attorneys/attorney.policy';
import { presentAttorney } from '../../records/attorneys/attorney.presenter';
import { type AttorneyView, getAttorneyView, updateAttorney } from '../../records/attorneys/attorney.repository';
import { endLeadOfOthers, getLawFirm } from '../../records/attorneys/law-firm.repository';
import { changeStage } from './change-stage';
import { nameAttorneyFiles } from './keep-attorney-file';

type Changes = z.output<typeof attorneyAdminUpdateSchema>;

const jsonList = (list: readonly string[] | undefined) => (list === undefined ? undefined : toJson(list));
const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

type Profile = Omit<Changes, 'stage' | 'reason' | 'lawFirmId' | 'isLawFirmLead' | 'expected'>;

const columnsOf = ({ languages, practiceAreas, professionalAssociations, ...plain }: Profile) => ({
  ...plain,
  languages: jsonList(languages),
  practiceAreas: jsonList(practiceAreas),
  professionalAssociations: jsonList(professionalAssociations),
});

/** @throws Problem VERSION_CONFLICT with the attorney as they are, where another tab was first. */
function requireAsBegun(current: Attorney, expected: Changes['expected']): void {
  const isOther = Object.entries(expected ?? {}).some(
    ([field, value]) => JSON.stringify(current[field as keyof Attorney]) !== JSON.stringify(value),
  );
  if (isOther) throw problem('VERSION_CONFLICT', { extensions: { current } });
}

/** @throws Problem NOT_ALLOWED for what admins alone change, VALIDATION_FAILED where an admin gives no reason or no firm is known by the id. */
async function requireMayChange(tx: Tx, { stage, reason, lawFirmId, isLawFirmLead }: Changes, isAdmin: boolean) {
  if (!isAdmin && (stage !== undefined || lawFirmId !== undefined || isLawFirmLead !== undefined)) {
    throw problem('NOT_ALLOWED', { detail: text('attorney.adminsOnly'), refused: true });
  }
  // The attorney is another person, so an admin's change needs a reason.
  if (isAdmin && reason === undefined) throw invalidField('reason', say('validation.required'), 'required');
  if (lawFirmId != null && (await getLawFirm(tx, lawFirmId)) === undefined) {
    throw invalidField('lawFirmId', text('attorney.firmUnknown'), 'firm_unknown');
  }
}

/**
 * Changes an attorney: the own profile by the attorney; stage, firm and lead by admins only (D2).
 * Losing the approval takes effect at once: the attorney's documents leave the editor.
 */
export async function changeAttorney(call: Call<unknown, unknown, Changes, AttorneySubject>): Promise<AttorneyView> {
  const { tx, actor, now, subject, body } = call;
  const by = actor.kind === 'person' ? actor.id : subject.attorney.id;
  const isAdmin = actor.kind === 'person' && actor.userType === 'ADMIN';
  await requireMayChange(tx, body, isAdmin);
  const { stage, reason, lawFirmId, isLawFirmLead, expected, ...profile } = body;
  const { id } = subject.attorney;
  await nameAttorneyFiles(call, id, body);
  const known = await getAttorneyView(tx, id);
  requireAsBegun(presentAttorney(known, actor), expected);
  const { attorney: before } = known;
  const leads = leadsAfter(before, withoutUndefined({ lawFirmId, isLawFirmLead }));
  if (leads) await endLeadOfOthers(tx, { id, lawFirmId: lawFirmId ?? before.lawFirmId }, by, now);
  const columns = withoutUndefined({ ...columnsOf(profile), lawFirmId, isLawFirmLead: leads });
  await updateAttorney(tx, id, columns, by, now);
  const view = await getAttorneyView(tx, id);
  if (!isAdmin || reason === undefined) return view;
  if (stage === undefined || stage === view.attorney.stage) {
    const action = 'attorneys.update';
    await recordAdminAction(call, { action, subjectKind: 'attorney', subjectId: id, userId: id, reason });
    return view;
  }
  await changeStage(call, view, stage, reason);
  return getAttorneyView(tx, id);
}

import { draftsBetween, settle } from '@troth/agreement/edit';
import { Controller, type ControllerOptions } from './controller';
import type { AgreementEditorProps } from './editor-props';
import type { VersionLine } from './history-panel';
import { withDrafts } from './moved-drafts';
import { Session } from './session';
import { t } from './texts';

/** Whose hand a clause shows, with the version that it came with. */
const handOf =
  (versions: readonly VersionLine[], formatDay: (at: string) => string): ControllerOptions['handOf'] =>
  ({ provenance }) => {
    const edit = provenance.edits?.at(-1);
    if (edit === undefined) return null;
    const number = versions.find(({ commitAt }) => commitAt === edit.commitAt)?.number;
    const day = formatDay(edit.commitAt);
    return {
      who: t('note.hand', { name: edit.editorName }),
      what: number === undefined ? day : t('note.handOn', { version: number, day }),
    };
  };

/** The text of a page as it is typed into, and its way to the server. Made once: both outlive what React draws of them. */
export function openText(
  { services, base, baseCommitAt, drafts, draftVersion, keptName, approved, versions }: AgreementEditorProps,
  asked: Pick<ControllerOptions, 'onComment' | 'onPane'>,
): { readonly controller: Controller; readonly session: Session } {
  const settledBase = settle(base);
  const hasDrafts = drafts.sections.length + drafts.clauses.length > 0;
  const edited = (hasDrafts ? withDrafts(settledBase, drafts) : null) ?? settledBase;
  const controller = new Controller({
    ...asked,
    base: settledBase,
    edited,
    isEditable: false,
    handOf: handOf(versions, services.formatDay),
    announce: services.announce,
    approved: approved == null ? null : String(approved.number),
  });
  const session = new Session({
    calls: services.calls,
    storage: services.storage,
    name: keptName,
    base: settledBase,
    baseCommitAt,
    // As they are compared from now on.
    saved: edited === settledBase ? { sections: [], clauses: [] } : draftsBetween(settledBase, edited),
    draftVersion,
    current: controller.compare,
  });
  return { controller, session };
}

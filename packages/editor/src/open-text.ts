import { draftsBetween, settle } from '@troth/agreement/edit';
import type { ClauseNode } from '@troth/agreement/tree';
import { Controller, type ControllerOptions } from './controller';
import type { AgreementEditorProps } from './editor-props';
import { withDrafts } from './moved-drafts';
import { Session } from './session';
import { t } from './texts';

function handOf(formatDay: (at: string) => string) {
  return ({ provenance }: ClauseNode) => {
    const edit = provenance.edits?.at(-1);
    return edit === undefined
      ? null
      : { who: t('note.hand', { name: edit.editorName }), what: t('note.handOn', { day: formatDay(edit.commitAt) }) };
  };
}

/** The text of a page as it is typed into, and its way to the server. Made once: both outlive what React draws of them. */
export function openText(
  { services, base, baseCommitAt, drafts, draftVersion, keptName, approved }: AgreementEditorProps,
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
    handOf: handOf(services.formatDay),
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

import type { Id } from '../records/fields';
import type { SectionEvaluation } from './evaluation';
import { isDone } from './section-status';
import { sectionPath } from './sections';

/** What Continue looks at. */
export interface ContinueFacts {
  readonly hasState: boolean;
  readonly isPrenupPaid: boolean;
  /** The section holds questions that require attorneys in the state (`isAttorneyRequiredSection`). */
  readonly isAttorneyRequired: boolean;
  /** The person's will-hire flag. */
  readonly wantsAttorney: boolean;
  /** Representation is paid, or an attorney of one's own is recorded. */
  readonly hasAttorney: boolean;
  /** All sections in ascending order. */
  readonly sections: readonly SectionEvaluation[];
  readonly sectionId: Id;
}

/** What Continue does. */
export type ContinueStep =
  | { readonly kind: 'GO'; readonly to: string }
  /** 'Almost there!': a state is needed. */
  | { readonly kind: 'POPUP'; readonly popup: 'STATE_NEEDED' }
  /** 'You have unanswered questions': in this section. */
  | {
      readonly kind: 'POPUP';
      readonly popup: 'UNANSWERED_QUESTIONS';
      readonly questionIds: readonly Id[];
      readonly missingBackground: SectionEvaluation['missingBackground'];
    }
  /** 'You are almost there!': this last section is done and others are not. */
  | { readonly kind: 'POPUP'; readonly popup: 'INCOMPLETE_SECTIONS'; readonly sectionIds: readonly Id[] };

/**
 * What Continue does on a section, in the specification's order. Unpaid with a state leads to the payment even if the
 * section is incomplete. Customer spec §4 "Continue on a section"; D7
 * and 17.
 */
export function continueFrom(facts: ContinueFacts): ContinueStep {
  const { sections, sectionId } = facts;
  if (!facts.hasState) return { kind: 'POPUP', popup: 'STATE_NEEDED' };
  if (!facts.isPrenupPaid) return { kind: 'GO', to: '/payment' };
  if (facts.isAttorneyRequired && facts.wantsAttorney && !facts.hasAttorney) {
    return { kind: 'GO', to: '/attorney-services?serviceType=REPRESENTATION' };
  }
  const current = sections.find(({ node }) => node.section.id === sectionId);
  const isMissing = ({ incompleteQuestionIds, missingBackground }: SectionEvaluation) =>
    incompleteQuestionIds.length > 0 || missingBackground.length > 0;
  // Not by its status: a section that requires nothing becomes complete by this very Continue.
  if (current === undefined || isMissing(current)) {
    return {
      kind: 'POPUP',
      popup: 'UNANSWERED_QUESTIONS',
      questionIds: current?.incompleteQuestionIds ?? [],
      missingBackground: current?.missingBackground ?? [],
    };
  }
  const next = sections.find(({ node }) => node.section.order > current.node.section.order);
  if (next !== undefined) return { kind: 'GO', to: sectionPath(next.node.section.label) };
  const incomplete = sections.filter((section) => section !== current && !isDone(section.status));
  if (incomplete.length === 0) return { kind: 'GO', to: '/financial-disclosure' };
  return { kind: 'POPUP', popup: 'INCOMPLETE_SECTIONS', sectionIds: incomplete.map(({ node }) => node.section.id) };
}

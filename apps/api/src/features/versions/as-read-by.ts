import { agreementTemplate } from '@troth/content/clauses';
import { type Redline, sourcesIn } from '@troth/agreement/redline';
import type { AbsentClause, AgreementTree, AnswerSource } from '@troth/agreement/tree';
import { isAnswerTold } from '@troth/domain/documents';
import { type Side, SIDES } from '@troth/domain/people';
import type { Actor } from '../../kernel/auth/actor';
import { attorneySideOf } from '../approvals/approve';
import { type DocumentRow, sideOf } from '../../records/couples/couple';

/**
 * A version says of each clause that it could have why it is not there, by the answers that decided it. An answer that
 * is not compared is its author's, and what the agreement does not say of it is nobody else's to read: not the
 * partner's, nor the partner's attorney's (row 3; ADR 0034).
 */

/** Whose answers a reader of a version may see besides those that are in it. */
export function sidesReadBy(
  document: Pick<DocumentRow, 'userAId' | 'userBId' | 'attorneyAId' | 'attorneyBId'>,
  actor: Actor,
): readonly Side[] {
  if (actor.kind !== 'person') return [];
  if (actor.userType === 'ADMIN') return SIDES;
  const side = sideOf(document, actor.id) ?? attorneySideOf(document, actor.id);
  return side === null ? [] : [side];
}

const compared = new Set(agreementTemplate.questions.filter(({ isCompared }) => isCompared).map(({ key }) => key));

type Given = Pick<AnswerSource, 'questionKey' | 'respondent'>;

const isOpenTo = (sides: readonly Side[], { questionKey, respondent }: Given): boolean =>
  isAnswerTold({ isCompared: compared.has(questionKey), respondent }, sides);

/** A version as it is told to whoever may read these sides. What the agreement says is the same for all. */
export function treeReadBy(tree: AgreementTree, sides: readonly Side[]): AgreementTree {
  const absentClauses = tree.absentClauses.map((absent): AbsentClause => {
    const isOpen = absent.conditions.every(({ answers }) => answers.every((answer) => isOpenTo(sides, answer)));
    if (isOpen) return absent;
    return {
      ...absent,
      conditions: absent.conditions.map((outcome) => ({
        ...outcome,
        answers: outcome.answers.filter((answer) => isOpenTo(sides, answer)),
      })),
    };
  });
  return { ...tree, absentClauses };
}

const nameOf = ({ questionKey, respondent }: Given): string => `${respondent} ${questionKey}`;

/** The answers that stand behind what is in a version, whoever reads it. */
const answersIn = (tree: AgreementTree): ReadonlySet<string> => new Set(sourcesIn(tree).map(nameOf));

type Members = Redline['sections'][number]['clauses'];

/** What differs, without changed answers of which one of the two versions would show this reader only one. */
export function redlineReadBy(
  redline: Redline,
  { before, after }: { readonly before: AgreementTree; readonly after: AgreementTree },
  sides: readonly Side[],
): Redline {
  const [inBefore, inAfter] = [answersIn(before), answersIn(after)];
  const clausesOf = (members: Members): Members =>
    members?.map((member) =>
      member.type !== 'clause'
        ? member
        : {
            ...member,
            children: clausesOf(member.children),
            answers: member.answers.filter(
              (change) =>
                isOpenTo(sides, change) ||
                ((change.before === null || inBefore.has(nameOf(change))) &&
                  (change.after === null || inAfter.has(nameOf(change)))),
            ),
          },
    ) ?? null;
  return {
    ...redline,
    sections: redline.sections.map((section) => ({ ...section, clauses: clausesOf(section.clauses) })),
  };
}

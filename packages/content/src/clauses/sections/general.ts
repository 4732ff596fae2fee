import {
  answered,
  byNumber,
  FULL_YEAR_HAS,
  type AuthoredClauseSection,
  type AuthoredInclusion,
  inStates,
  is,
  isAbove,
  part,
  when,
  FULL_YEAR,
} from '../authoring';
import { SUPPORT_TERMS } from './support';

/** Where support is left to the law there are no terms on it that could end. */
const ENDS_TERMS_ON_SUPPORT: AuthoredInclusion = {
  ...when(is('at_sunset', 'support_only')),
  withClauses: SUPPORT_TERMS,
};

export const general: AuthoredClauseSection = {
  key: 'general',
  title: 'General Terms',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'gen_sunset',
      heading: 'Expiration',
      parts: [
        ...byNumber(
          'at_sunset_years',
          FULL_YEAR_HAS,
          (have) =>
            `This Agreement expires when {{count.at_sunset_years}} ${have} passed, unless a divorce or legal separation is then pending. Earlier divisions and payments are not affected.`,
          when(is('at_sunset', 'all')),
        ),
        ...byNumber(
          'at_sunset_years',
          FULL_YEAR_HAS,
          (have) =>
            `The terms on {{term.spousalSupport}} expire when {{count.at_sunset_years}} ${have} passed, unless a divorce or legal separation is then pending. From then on, the law of {{state.name}} decides. All other terms remain in force.`,
          ENDS_TERMS_ON_SUPPORT,
        ),
        // A waiver may be over years before (ADR 0151).
        part('This does not extend the time within which {{ref.sup_short}} waives {{term.spousalSupport}}.', {
          ...when(is('at_sunset', 'support_only')),
          withClauses: ['sup_short'],
        }),
      ],
      when: when(is('at_sunset', 'all', 'support_only'), isAbove('at_sunset_years', '0')),
      summary: [
        ...byNumber(
          'at_sunset_years',
          FULL_YEAR,
          (years) => `The agreement expires after {{count.at_sunset_years}} ${years} of marriage.`,
          when(is('at_sunset', 'all')),
        ),
        ...byNumber(
          'at_sunset_years',
          FULL_YEAR,
          (years) =>
            `The terms on support expire after {{count.at_sunset_years}} ${years} of marriage; all others remain.`,
          ENDS_TERMS_ON_SUPPORT,
        ),
      ],
    },
    {
      key: 'gen_fading',
      heading: 'Phase-out over time',
      parts: [
        ...byNumber(
          'at_sunset_years',
          FULL_YEAR_HAS,
          (have) =>
            `The terms of this Agreement on property and {{term.spousalSupport}} phase out in equal yearly steps and expire when {{count.at_sunset_years}} ${have} passed, unless a divorce or legal separation is then pending.`,
        ),
        'At any time, what a Party would receive by law without this Agreement is compared with what that Party receives under it. What the Party receives moves toward the result under the law by the percentage that has phased out, which is the number of {{term.fullYear}}s passed divided by {{count.at_sunset_years}}. For example:',
      ],
      block: 'FADING_TABLE',
      when: when(is('at_sunset', 'fades'), isAbove('at_sunset_years', '0')),
      summary: byNumber(
        'at_sunset_years',
        FULL_YEAR,
        (years) =>
          `The terms on property and support lose a little force each year and expire after {{count.at_sunset_years}} ${years} of marriage.`,
      ),
    },
    {
      key: 'gen_review',
      heading: 'Reviewing this Agreement',
      parts: [
        'A review, or the lack of one, changes nothing unless both Parties sign an amendment. The Parties shall review this Agreement together:',
      ],
      when: when(answered('at_review')),
      children: [
        { key: 'gen_review_years', parts: ['Every five years.'], when: when(is('at_review', 'every_five_years')) },
        { key: 'gen_review_child', parts: ['When a child is born or adopted.'], when: when(is('at_review', 'child')) },
        {
          key: 'gen_review_home',
          parts: ['When they buy a home or one of them starts a business.'],
          when: when(is('at_review', 'home_or_business')),
        },
        {
          key: 'gen_review_inheritance',
          parts: ['When one of them receives a large inheritance.'],
          when: when(is('at_review', 'inheritance')),
        },
        { key: 'gen_review_move', parts: ['When they move to another state.'], when: when(is('at_review', 'move')) },
        { key: 'gen_review_any', parts: ['Whenever one of them asks for it.'] },
      ],
      summary: 'When you review the agreement together.',
    },
    {
      key: 'gen_dispute',
      heading: 'Settling disagreements',
      parts: [
        part(
          'Before going to court about this Agreement, the Parties shall try in good faith to settle the matter with a mediator chosen by both, in at least one session.',
          when(is('at_dispute', 'mediation')),
        ),
        part(
          'The Parties shall first submit any disagreement about this Agreement to a mediator chosen by both. A matter not settled within sixty (60) days shall be decided, to the extent the law allows, by one arbitrator chosen by both Parties or, if they cannot agree, appointed by a recognized arbitration organization.',
          when(is('at_dispute', 'mediation_arbitration')),
        ),
        part(
          'Before going to court about this Agreement, the Parties shall try in good faith to settle the matter in a collaborative process, each with an attorney who withdraws if it fails.',
          when(is('at_dispute', 'collaborative')),
        ),
        part('The family law arbitration act of North Carolina governs any arbitration.', {
          ...when(is('at_dispute', 'mediation_arbitration')),
          inStates: ['NC'],
        }),
        'Nothing in this section keeps a Party from asking a court for protection from abuse, for urgent or temporary orders, or for any order that concerns a child.',
      ],
      when: when(is('at_dispute', 'mediation', 'mediation_arbitration', 'collaborative')),
      summary: [
        part('Before you go to court, you try mediation.', when(is('at_dispute', 'mediation'))),
        part(
          'You try mediation; an arbitrator instead of a court decides what is left, as far as the law allows.',
          when(is('at_dispute', 'mediation_arbitration')),
        ),
        part(
          'Before you go to court, you try a collaborative process with an attorney each.',
          when(is('at_dispute', 'collaborative')),
        ),
        'You can always ask a court for protection, for urgent help and for what your children need.',
      ],
    },
    {
      key: 'gen_fees',
      heading: 'Attorneys’ fees',
      parts: [
        part(
          'In a dispute about this Agreement, each Party shall pay that Party’s own attorney.',
          when(is('at_fees', 'own')),
        ),
        part(
          'A Party who challenges this Agreement or any of its terms and loses shall pay the other’s reasonable attorneys’ fees and costs.',
          when(is('at_fees', 'loser')),
        ),
        part(
          'In a dispute about this Agreement, the Party whose {{term.grossIncome}} was higher in the calendar year before the dispute began shall advance the other’s reasonable attorneys’ fees. Amounts advanced are set off when the dispute is decided.',
          when(is('at_fees', 'higher_earner')),
        ),
        part(
          'In a dispute about this Agreement, the court decides who pays attorneys’ fees.',
          when(is('at_fees', 'court')),
        ),
        part(
          'A court may refuse to enforce this section to the extent it is unconscionable at the time of enforcement.',
          inStates('CO'),
        ),
        part('This section does not apply to matters of custody or child support.', { notInStates: ['IA'] }),
        part('This section does not apply to matters of spousal support, custody or child support.', inStates('IA')),
      ],
      when: when(answered('at_fees')),
      summary: [
        part('If you disagree about the agreement, each of you pays your own attorney.', when(is('at_fees', 'own'))),
        part('The one who challenges the agreement and loses pays the other’s attorney.', when(is('at_fees', 'loser'))),
        part(
          'If you disagree about the agreement, the one who earns more advances the other’s attorney’s fees.',
          when(is('at_fees', 'higher_earner')),
        ),
        part(
          'If you disagree about the agreement, the court decides who pays the attorneys.',
          when(is('at_fees', 'court')),
        ),
      ],
    },
    {
      key: 'gen_fees_interim',
      heading: 'Attorneys’ fees until the final judgment',
      parts: [
        part(
          'Until the final judgment, each Party shall pay that Party’s own attorneys’ fees in a divorce, and neither shall ask the other to advance them.',
          when(is('at_fees_interim', 'own')),
        ),
        part(
          'Until the final judgment, the Party whose {{term.grossIncome}} was higher over the twelve months before the petition shall advance the other’s reasonable attorneys’ fees in a divorce. Unless a court orders otherwise, what is advanced counts toward the recipient’s share when property is divided.',
          when(is('at_fees_interim', 'higher_earner')),
        ),
        part(
          'Until the final judgment, the reasonable attorneys’ fees of both Parties in a divorce shall be paid from {{term.maritalProperty}} in equal amounts, to the extent it suffices. Each Party shall pay the balance of that Party’s own fees.',
          when(is('at_fees_interim', 'shared')),
        ),
        part(
          'Until the final judgment, the court decides who pays attorneys’ fees in a divorce.',
          when(is('at_fees_interim', 'court')),
        ),
        part('{{ref.gen_fees}} governs a dispute about this Agreement.', { withClauses: ['gen_fees'] }),
        part(
          'A court may refuse to enforce this section to the extent it is unconscionable at the time of enforcement.',
          inStates('CO'),
        ),
        part('This section does not apply to matters of custody or child support.', { notInStates: ['IA'] }),
        part('This section does not apply to matters of spousal support, custody or child support.', inStates('IA')),
      ],
      when: when(answered('at_fees_interim')),
      summary: [
        part(
          'Until a divorce is final, each of you pays your own attorney and asks the other for no advance.',
          when(is('at_fees_interim', 'own')),
        ),
        part(
          'Until a divorce is final, the one who earns more advances the other’s attorney’s fees. They count toward the other’s share.',
          when(is('at_fees_interim', 'higher_earner')),
        ),
        part(
          'Until a divorce is final, shared money pays both attorneys in equal amounts.',
          when(is('at_fees_interim', 'shared')),
        ),
        part(
          'Until a divorce is final, the court decides who pays the attorneys.',
          when(is('at_fees_interim', 'court')),
        ),
      ],
    },
    {
      key: 'gen_custom',
      heading: 'Further terms',
      parts: ['The Parties further agree, in their own words:', '{{answer.at_custom}}.'],
      when: when(answered('at_custom')),
      summary: 'What you added in your own words. An attorney should look at it.',
    },
    {
      key: 'gen_amend',
      heading: 'Changes',
      parts: [
        'After the marriage, this Agreement may be amended or revoked only in a writing that both Parties sign. No course of conduct, oversight or forbearance amends it.',
        part('Even so, courts in {{state.name}} may consider the Parties’ conduct.', inStates('NM', 'VT')),
        part('An amendment must be signed with the same formalities as this Agreement.', inStates('MN', 'NY', 'LA')),
        part('A change of regime during marriage may require court approval.', inStates('LA')),
      ],
      summary: [
        'Changes count only in a writing that you both sign.',
        part('Courts in {{state.name}} may still consider what you did.', inStates('NM', 'VT')),
        part('A change has to be signed in the same way as this agreement.', inStates('MN', 'NY', 'LA')),
      ],
    },
    {
      key: 'gen_sever',
      heading: 'If a term cannot be enforced',
      parts: [
        'Each term is separate. If a court finds that a term is invalid or refuses to enforce it, all other terms remain in force, and the term is limited only to the extent the law requires.',
        part(
          'If a term is unconscionable, a court may refuse to enforce it, enforce the rest of this Agreement without it, or limit it to avoid an unconscionable result.',
          inStates('ND'),
        ),
      ],
      summary: 'If one term fails, the others remain.',
    },
    {
      key: 'gen_whole',
      heading: 'Entire agreement',
      parts: [
        'This Agreement, with its schedules, is the entire agreement of the Parties on its subject and replaces earlier drafts and promises. Each Party shall sign what is reasonably needed to carry it out. It binds and benefits their heirs and estates. It may be signed in counterparts, each of which is an original.',
        part(
          'It may be signed electronically where the law of {{state.name}} allows that for an agreement of this kind.',
          { notInStates: ['WI'] },
        ),
        part(
          'It is signed in ink on paper, because Wisconsin law does not extend electronic signatures to records of family law.',
          inStates('WI'),
        ),
        part(
          'The Parties shall file it, or an extract of it, in the public records of each parish where that is needed to bind third persons.',
          inStates('LA'),
        ),
        part(
          'The Parties intend to sign before a notary online and may sign in person instead.',
          when(is('at_signing', 'online')),
        ),
        part('The Parties intend to sign in person.', when(is('at_signing', 'in_person'))),
      ],
      summary: 'This document is the whole agreement.',
    },
    {
      key: 'gen_joint_draft',
      heading: 'Drafted together',
      parts: [
        'Both Parties took part in drafting this Agreement, and no term is construed against a Party as its drafter. A section on a particular kind of property, debt or right prevails over one that covers it in general. Headings are for convenience and do not change the meaning.',
      ],
      summary: 'Neither of you counts as its author.',
    },
    {
      key: 'gen_notice',
      heading: 'Notices',
      parts: [
        'A notice or request under this Agreement must be in writing and takes effect when the other Party receives it. It is received when it is handed over, when mail or a courier delivers it with proof of delivery, or when the other Party replies to it by e-mail or message. A Party who refuses delivery has received it on the day of the first attempt.',
        part(
          'A notice of separation must say that its sender regards the Parties as separated, and that it is given under this Agreement.',
          when(is('mp_cutoff', 'written_notice')),
        ),
      ],
      summary: [
        'A notice counts when it is in writing and the other has received it.',
        part(
          'A notice of separation has to say that you are separated and that it is given under the agreement.',
          when(is('mp_cutoff', 'written_notice')),
        ),
      ],
    },
    {
      key: 'gen_decree',
      heading: 'This Agreement and a judgment',
      parts: [
        'If the marriage ends by judgment, either Party may ask the court to incorporate this Agreement in it. It may then be enforced as part of the judgment, and it also remains a contract that does not merge into the judgment, unless the court orders otherwise.',
      ],
      summary:
        'In a divorce, either of you may ask the court to make the agreement part of its judgment. It also remains a contract.',
    },
    {
      key: 'gen_reconcile',
      heading: 'Separation and reconciliation',
      parts: [
        'A separation does not end this Agreement. If the Parties live together as spouses again, and a pending petition is dismissed or a notice of separation is withdrawn in writing, that petition or notice has no effect under this Agreement. If they divorce and marry each other again, this Agreement does not apply to the later marriage unless both so agree in a signed writing.',
      ],
      summary:
        'If you separate and get back together, the agreement goes on. If you divorce and marry each other again, it does not apply.',
    },
    {
      key: 'gen_past',
      heading: 'Claims from before the marriage',
      parts: [
        'As of the {{term.effectiveDate}}, each Party waives any claim against the other to support, property or payment for services that arises from their living together before the marriage. Property titled in both names, debts listed in the schedules, and claims that concern a child are not affected.',
      ],
      summary: 'Neither of you can claim support, property or pay for the time you lived together before the wedding.',
    },
  ],
};

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
import { SUPPORT_CHOICES } from './support';

/** Where support is left to the law there are no terms on it that could end. */
const ENDS_TERMS_ON_SUPPORT: AuthoredInclusion = {
  ...when(is('at_sunset', 'support_only')),
  withClauses: SUPPORT_CHOICES.filter((key) => key !== 'sup_state'),
};

export const general: AuthoredClauseSection = {
  key: 'general',
  title: 'General Terms',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'gen_sunset',
      heading: 'Ending by time',
      parts: [
        ...byNumber(
          'at_sunset_years',
          FULL_YEAR_HAS,
          (have) =>
            `This Agreement ends when {{count.at_sunset_years}} ${have} passed, unless a divorce or legal separation is then pending. What was divided or paid before stays as it is.`,
          when(is('at_sunset', 'all')),
        ),
        ...byNumber(
          'at_sunset_years',
          FULL_YEAR_HAS,
          (have) =>
            `The terms on {{term.spousalSupport}} end when {{count.at_sunset_years}} ${have} passed, unless a divorce or legal separation is then pending. The law of {{state.name}} decides from then on. All other terms stay.`,
          ENDS_TERMS_ON_SUPPORT,
        ),
      ],
      when: when(is('at_sunset', 'all', 'support_only'), isAbove('at_sunset_years', '0')),
      summary: [
        ...byNumber(
          'at_sunset_years',
          FULL_YEAR,
          (years) => `The agreement ends after {{count.at_sunset_years}} ${years} of marriage.`,
          when(is('at_sunset', 'all')),
        ),
        ...byNumber(
          'at_sunset_years',
          FULL_YEAR,
          (years) => `The terms on support end after {{count.at_sunset_years}} ${years} of marriage; all others stay.`,
          ENDS_TERMS_ON_SUPPORT,
        ),
      ],
    },
    {
      key: 'gen_fading',
      heading: 'Fading over time',
      parts: [
        ...byNumber(
          'at_sunset_years',
          FULL_YEAR_HAS,
          (have) =>
            `The terms of this Agreement on property and {{term.spousalSupport}} fade in equal yearly steps and end when {{count.at_sunset_years}} ${have} passed, unless a divorce or legal separation is then pending.`,
        ),
        'At any time, what a Party would receive under the law without this Agreement is compared with what the Party receives under it; the difference is closed by the share that has faded. By way of example:',
      ],
      block: 'FADING_TABLE',
      when: when(is('at_sunset', 'fades'), isAbove('at_sunset_years', '0')),
      summary: byNumber(
        'at_sunset_years',
        FULL_YEAR,
        (years) =>
          `The terms on property and support lose force a little each year and end after {{count.at_sunset_years}} ${years} of marriage.`,
      ),
    },
    {
      key: 'gen_review',
      heading: 'Reviewing this Agreement',
      parts: [
        'The Parties promise to read this Agreement again together. A review, or its omission, changes nothing unless both sign a change. They will do so:',
      ],
      when: when(answered('at_review')),
      children: [
        { key: 'gen_review_years', parts: ['every five years;'], when: when(is('at_review', 'every_five_years')) },
        { key: 'gen_review_child', parts: ['when a child is born or adopted;'], when: when(is('at_review', 'child')) },
        {
          key: 'gen_review_home',
          parts: ['when they buy a home or one of them starts a business;'],
          when: when(is('at_review', 'home_or_business')),
        },
        {
          key: 'gen_review_inheritance',
          parts: ['when one of them receives a large inheritance;'],
          when: when(is('at_review', 'inheritance')),
        },
        { key: 'gen_review_move', parts: ['when they move to another state;'], when: when(is('at_review', 'move')) },
        { key: 'gen_review_any', parts: ['and whenever one of them asks for it.'] },
      ],
      summary: 'When you look at the agreement again.',
    },
    {
      key: 'gen_dispute',
      heading: 'Settling disagreements',
      parts: [
        part(
          'Before going to court about this Agreement, the Parties try in good faith to settle the matter with a mediator whom both choose, in at least one session.',
          when(is('at_dispute', 'mediation')),
        ),
        part(
          'A disagreement about this Agreement goes first to a mediator whom both choose. What is not settled within sixty (60) days is decided by one arbitrator whom both choose or, failing that, a recognized arbitration body names, as far as the law lets arbitrators decide it.',
          when(is('at_dispute', 'mediation_arbitration')),
        ),
        part(
          'Before going to court about this Agreement, the Parties try in good faith to settle the matter in a collaborative process, each with an attorney who withdraws if it fails.',
          when(is('at_dispute', 'collaborative')),
        ),
        part('Arbitration is held under the family arbitration act of North Carolina.', {
          ...when(is('at_dispute', 'mediation_arbitration')),
          inStates: ['NC'],
        }),
        'This keeps no one from asking a court for protection from abuse, for urgent or temporary orders, or for anything that concerns a child.',
      ],
      when: when(is('at_dispute', 'mediation', 'mediation_arbitration', 'collaborative')),
      summary: [
        part('Before you go to court you try mediation.', when(is('at_dispute', 'mediation'))),
        part(
          'You try mediation; what it leaves open is decided by an arbitrator instead of a court, as far as the law allows.',
          when(is('at_dispute', 'mediation_arbitration')),
        ),
        part(
          'Before you go to court you try a collaborative process with an attorney each.',
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
          'In a dispute about this Agreement each Party pays that Party’s own attorney.',
          when(is('at_fees', 'own')),
        ),
        part(
          'A Party who challenges this Agreement or a term of it and loses pays the other’s reasonable attorneys’ fees and costs.',
          when(is('at_fees', 'loser')),
        ),
        part(
          'In a dispute about this Agreement the Party with the higher income advances the other’s reasonable attorneys’ fees. What was advanced is set off when the dispute is decided.',
          when(is('at_fees', 'higher_earner')),
        ),
        part(
          'In a dispute about this Agreement the court decides who pays attorneys’ fees.',
          when(is('at_fees', 'court')),
        ),
        part(
          'A court may refuse to enforce this section as far as it is unconscionable when it is to be enforced.',
          inStates('CO'),
        ),
        part('This section does not apply to matters of custody or child support.', { notInStates: ['IA'] }),
        part('This section does not apply to matters of spousal support, custody or child support.', inStates('IA')),
      ],
      when: when(answered('at_fees')),
      summary: [
        part('If you disagree about the agreement, each of you pays your own attorney.', when(is('at_fees', 'own'))),
        part('Whoever challenges the agreement and loses pays the other’s attorney.', when(is('at_fees', 'loser'))),
        part(
          'If you disagree about the agreement, whoever earns more advances the other’s attorney’s fees.',
          when(is('at_fees', 'higher_earner')),
        ),
        part(
          'If you disagree about the agreement, the court decides who pays the attorneys.',
          when(is('at_fees', 'court')),
        ),
      ],
    },
    {
      key: 'gen_custom',
      heading: 'Further terms',
      parts: ['The Parties add in their own words:', '{{answer.at_custom}}.'],
      when: when(answered('at_custom')),
      summary: 'What you added in your own words. An attorney should look at it.',
    },
    {
      key: 'gen_amend',
      heading: 'Changes',
      parts: [
        'After the marriage this Agreement can be changed or ended only by a writing that both Parties sign. No conduct, forgetting or forbearance changes it.',
        part('Even so, courts in {{state.name}} may look at what the Parties did.', inStates('NM', 'VT')),
        part('A change must be signed with the same formalities as this Agreement.', inStates('MN', 'NY', 'LA')),
        part('A change of regime during marriage may need the approval of a court.', inStates('LA')),
      ],
      summary: [
        'Changes count only in writing, signed by both.',
        part('Courts in {{state.name}} may still look at what you did.', inStates('NM', 'VT')),
        part('A change has to be signed in the same way as this agreement.', inStates('MN', 'NY', 'LA')),
      ],
    },
    {
      key: 'gen_sever',
      heading: 'If a term does not hold',
      parts: [
        'Each term stands by itself. If a court finds that a term is invalid or refuses to enforce it, all other terms stay in force, and the term is read down as little as the law requires.',
        part('This is meant without exception and applies to each section and each sentence.', inStates('MN')),
        part(
          'A court may enforce the rest, limit a term so as to avoid an unconscionable result, or refuse the term.',
          inStates('ND'),
        ),
      ],
      summary: 'If one term fails, the others remain.',
    },
    {
      key: 'gen_whole',
      heading: 'Whole agreement',
      parts: [
        'This Agreement, with its schedules, holds everything that the Parties have agreed about its subject; earlier drafts and promises do not count. Each Party will sign what is reasonably needed to carry it out. It binds and benefits heirs and estates. It may be signed in several copies, each of which is an original.',
        part(
          'It may be signed by electronic signature where the law of {{state.name}} allows that for an agreement of this kind.',
          { notInStates: ['WI'] },
        ),
        part(
          'It is signed in ink on paper, since Wisconsin law does not extend electronic signatures to records of family law.',
          inStates('WI'),
        ),
        part(
          'The Parties will file it, or an extract of it, in the public records of each parish in which that is needed for it to bind third persons.',
          inStates('LA'),
        ),
        part(
          'The Parties mean to sign before a notary online, and may sign in person instead.',
          when(is('at_signing', 'online')),
        ),
        part('The Parties mean to sign in person.', when(is('at_signing', 'in_person'))),
      ],
      summary: 'This paper is the whole agreement.',
    },
    {
      key: 'gen_joint_draft',
      heading: 'Drafted together',
      parts: [
        'Both Parties took part in making this Agreement. No term is read against a Party for having written it. A section that speaks of a particular kind of property, debt or right goes before one that speaks of it in general. Headings, and the plain-language summary in {{ref.sch_e}}, are for ease of reading and change no meaning.',
      ],
      summary: 'Neither of you counts as the author.',
    },
  ],
};

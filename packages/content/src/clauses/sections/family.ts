import {
  answered,
  type AuthoredClauseSection,
  both,
  chose,
  eachSide,
  either,
  inStates,
  is,
  part,
  when,
} from '../authoring';

const DECIDER = { A: 'partner_a', B: 'partner_b' } as const;

export const family: AuthoredClauseSection = {
  key: 'family',
  title: 'Family',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'fam_no_child',
      heading: 'Custody and child support are not settled here',
      parts: [
        'Nothing in this Agreement settles custody, parenting time or the support of a child, or takes from a child a right to support. A court decides these by the child’s interests at the time.',
      ],
      summary: 'No agreement can settle custody or child support in advance; this one does not try.',
    },
    {
      key: 'fam_step',
      heading: 'Children whom a Party already has',
      parts: [
        part(
          'Between the Parties, the costs of a child of one of them are that parent’s.',
          when(is('fa_step', 'parent')),
        ),
        part(
          'Between the Parties, the costs of a child of one of them are that parent’s, except for the child’s part in the costs of the common household, which they share.',
          when(is('fa_step', 'household_shared')),
        ),
        part(
          'While they live together the Parties share the costs of a child of one of them.',
          when(is('fa_step', 'shared')),
        ),
        ...eachSide((side, other) =>
          part(
            `This concerns children of {{${side}.name}}.`,
            when(chose(side, 'bg_children', 'yes'), chose(other, 'bg_children', 'no')),
          ),
        ),
        part(
          'This concerns children of either Party.',
          when(chose('A', 'bg_children', 'yes'), chose('B', 'bg_children', 'yes')),
        ),
        'Paying such costs makes no one a parent, gives no claim to repayment, and changes no order of a court.',
      ],
      when: when(either('bg_children', 'yes'), answered('fa_step')),
      summary: [
        part('Each of you pays for the children that you already have.', when(is('fa_step', 'parent'))),
        part(
          'Each of you pays for the children that you already have, except for their part in the household.',
          when(is('fa_step', 'household_shared')),
        ),
        part(
          'While you live together you share the costs of children that one of you already has.',
          when(is('fa_step', 'shared')),
        ),
      ],
    },
    {
      key: 'fam_embryo',
      heading: 'Embryos',
      parts: [
        'These terms apply to frozen embryos that the Parties create together, and to what they sign at a clinic as far as the law lets this Agreement decide.',
        part(
          'Control passes only when a divorce is final; until then both decide together.',
          both(when(is('fa_embryo_divorce', 'partner_a', 'partner_b')), inStates('NY')),
        ),
        part(
          'The Parties know that a court in Arizona may award embryos after a divorce by statute, whatever is agreed here.',
          inStates('AZ'),
        ),
        part(
          'The Parties know that the law of Alabama on embryos is unsettled and may not let them decide as they do here.',
          inStates('AL'),
        ),
        part(
          'The Parties know that until an embryo is used or destroyed a court may let either of them change a decision made here.',
          inStates('IA', 'NJ'),
        ),
        part(
          'The Parties know that a court in Massachusetts may refuse to enforce terms that would make a person a parent against that person’s will.',
          inStates('MA'),
        ),
        part(
          'When the Parties sign with their physician the written disposition agreement that Florida law asks for, they will make it agree with these terms.',
          inStates('FL'),
        ),
        part(
          'Each Party was represented by independent counsel when signing this Agreement.',
          both(
            when(
              chose('A', 'un_hire_attorney', 'through_service', 'own_attorney'),
              chose('B', 'un_hire_attorney', 'through_service', 'own_attorney'),
            ),
            inStates('NY'),
          ),
        ),
      ],
      when: { ...when(is('fa_embryo', 'yes')), notInStates: ['LA'] },
      children: [
        {
          key: 'fam_embryo_divorce',
          parts: [
            ...eachSide((side) =>
              part(
                `If the marriage ends in divorce, {{${side}.name}} alone decides what is done with them.`,
                when(is('fa_embryo_divorce', DECIDER[side])),
              ),
            ),
            part(
              'If the marriage ends in divorce, they may be used, donated or discarded only by a writing signed by both.',
              when(is('fa_embryo_divorce', 'both_together')),
            ),
            part(
              'If the marriage ends in divorce, they are donated to another family.',
              when(is('fa_embryo_divorce', 'donate_family')),
            ),
            part(
              'If the marriage ends in divorce, they are donated to research.',
              when(is('fa_embryo_divorce', 'donate_research')),
            ),
            part('If the marriage ends in divorce, they are discarded.', when(is('fa_embryo_divorce', 'discard'))),
          ],
          when: when(answered('fa_embryo_divorce')),
        },
        {
          key: 'fam_embryo_death',
          parts: [
            part(
              'If a Party dies, the survivor alone decides what is done with them.',
              when(is('fa_embryo_death', 'survivor')),
            ),
            part(
              'If a Party dies, they are donated, to another family or to research as the survivor chooses.',
              when(is('fa_embryo_death', 'donate')),
            ),
            part('If a Party dies, they are discarded.', when(is('fa_embryo_death', 'discard'))),
          ],
          when: when(answered('fa_embryo_death')),
        },
        {
          key: 'fam_embryo_parent',
          parts: [
            'A Party who has not agreed in writing, at the time of a transfer, to become a parent by it is not a parent of the child who is born of it, as far as the law allows that.',
          ],
        },
      ],
      summary: [
        'These terms are about frozen embryos.',
        ...eachSide((side) =>
          part(`After a divorce {{${side}.name}} decides about them.`, when(is('fa_embryo_divorce', DECIDER[side]))),
        ),
        part(
          'After a divorce both of you decide about them together, in writing.',
          when(is('fa_embryo_divorce', 'both_together')),
        ),
        part('After a divorce they are donated to another family.', when(is('fa_embryo_divorce', 'donate_family'))),
        part('After a divorce they are donated to research.', when(is('fa_embryo_divorce', 'donate_research'))),
        part('After a divorce they are discarded.', when(is('fa_embryo_divorce', 'discard'))),
        part('After a death the survivor decides.', when(is('fa_embryo_death', 'survivor'))),
        part('After a death they are donated.', when(is('fa_embryo_death', 'donate'))),
        part('After a death they are discarded.', when(is('fa_embryo_death', 'discard'))),
        'As far as the law allows, nobody becomes a parent by a transfer without having agreed to it in writing at the time.',
      ],
    },
    {
      key: 'fam_pets',
      heading: 'Pets',
      parts: [
        ...eachSide((side) =>
          part(
            `If the marriage ends otherwise than by death, a pet of the household lives with {{${side}.name}}.`,
            when(is('fa_pet_home', DECIDER[side])),
          ),
        ),
        part(
          'If the marriage ends otherwise than by death, a pet of the household lives with the Party who cared for it most.',
          when(is('fa_pet_home', 'main_carer')),
        ),
        part(
          'If the marriage ends otherwise than by death, a pet of the household lives with both by turns, and both share its costs.',
          when(is('fa_pet_home', 'by_turns')),
        ),
        part('A court may weigh the care and well-being of the animal.', inStates('CA', 'IL', 'NY', 'AK', 'NH', 'ME')),
      ],
      when: when(is('fa_pets', 'yes'), answered('fa_pet_home')),
      summary: [
        ...eachSide((side) =>
          part(`If you divorce, a pet lives with {{${side}.name}}.`, when(is('fa_pet_home', DECIDER[side]))),
        ),
        part('If you divorce, a pet lives with the one who cared for it most.', when(is('fa_pet_home', 'main_carer'))),
        part(
          'If you divorce, a pet lives with both of you by turns, at shared cost.',
          when(is('fa_pet_home', 'by_turns')),
        ),
      ],
    },
    {
      key: 'fam_move',
      heading: 'Moves for work',
      parts: [
        part(
          'If one Party moves for the other’s work, by a decision of both, the costs of moving are shared.',
          when(is('fa_move', 'costs_shared')),
        ),
        part(
          'If one Party moves for the other’s work, by a decision of both, the other makes up what the first loses by it in income after tax, for as long as the loss lasts but for no more than one year.',
          when(is('fa_move', 'gap_covered')),
        ),
      ],
      when: when(is('fa_move', 'costs_shared', 'gap_covered')),
      summary: [
        part(
          'If one of you moves for the other’s work, you share the costs of moving.',
          when(is('fa_move', 'costs_shared')),
        ),
        part(
          'If one of you moves for the other’s work, the other makes up lost income for up to a year.',
          when(is('fa_move', 'gap_covered')),
        ),
      ],
    },
  ],
};

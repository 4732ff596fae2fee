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
        'Nothing in this Agreement decides custody, parenting time or child support, or limits a child’s right to support. A court decides these according to the child’s best interests at the time.',
      ],
      summary: 'No agreement can settle custody or child support in advance; this one does not try.',
    },
    {
      key: 'fam_step',
      heading: 'Children whom a Party already has',
      parts: [
        part(
          'As between the Parties, the costs of one Party’s child are that Party’s alone.',
          when(is('fa_step', 'parent')),
        ),
        part(
          'As between the Parties, the costs of one Party’s child are that Party’s alone, except for the child’s part in common household costs, which they share.',
          when(is('fa_step', 'household_shared')),
        ),
        part(
          'While they live together, the Parties share the costs of one Party’s child.',
          when(is('fa_step', 'shared')),
        ),
        ...eachSide((side, other) =>
          part(
            `This applies to children of {{${side}.name}}.`,
            when(chose(side, 'bg_children', 'yes'), chose(other, 'bg_children', 'no')),
          ),
        ),
        part(
          'This applies to children of either Party.',
          when(chose('A', 'bg_children', 'yes'), chose('B', 'bg_children', 'yes')),
        ),
        'Paying these costs makes no one a parent, gives no right to repayment, and changes no court order.',
      ],
      when: when(either('bg_children', 'yes'), answered('fa_step')),
      summary: [
        part('Each of you pays for the children you already have.', when(is('fa_step', 'parent'))),
        part(
          'Each of you pays for the children you already have, except for their part in the household.',
          when(is('fa_step', 'household_shared')),
        ),
        part(
          'While you live together, you share the costs of children that one of you already has.',
          when(is('fa_step', 'shared')),
        ),
      ],
    },
    {
      key: 'fam_embryo',
      heading: 'Embryos',
      parts: [
        'These terms apply to frozen embryos that the Parties create together and, to the extent the law allows, prevail over any inconsistent form that they sign at a clinic.',
        part(
          'Control passes only when a divorce is final. Until then, both Parties decide together.',
          both(when(is('fa_embryo_divorce', 'partner_a', 'partner_b')), inStates('NY')),
        ),
        part(
          'The Parties understand that an Arizona statute governs the award of embryos at divorce and may override these terms.',
          inStates('AZ'),
        ),
        part(
          'The Parties understand that Alabama law on embryos is unsettled and that a court may refuse to enforce these terms.',
          inStates('AL'),
        ),
        part(
          'The Parties understand that, until an embryo is used or destroyed, a court may allow either Party to revoke a decision made in this section.',
          inStates('IA', 'NJ'),
        ),
        part(
          'The Parties understand that a court in Massachusetts may refuse to enforce terms that would make a person a parent against that person’s will.',
          inStates('MA'),
        ),
        part(
          'When the Parties sign with their physician the written disposition agreement that Florida law requires, they shall make it consistent with these terms.',
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
              'If the marriage ends in divorce, they may be used, donated or discarded only by a writing that both sign.',
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
            'To the extent the law allows, a Party who has not agreed in writing, at the time of a transfer, to become a parent by it is not a parent of the resulting child.',
          ],
        },
      ],
      summary: [
        'These terms are about frozen embryos.',
        ...eachSide((side) =>
          part(`After a divorce, {{${side}.name}} decides about them.`, when(is('fa_embryo_divorce', DECIDER[side]))),
        ),
        part(
          'After a divorce, both of you decide about them together, in writing.',
          when(is('fa_embryo_divorce', 'both_together')),
        ),
        part('After a divorce, they are donated to another family.', when(is('fa_embryo_divorce', 'donate_family'))),
        part('After a divorce, they are donated to research.', when(is('fa_embryo_divorce', 'donate_research'))),
        part('After a divorce, they are discarded.', when(is('fa_embryo_divorce', 'discard'))),
        part('After a death, the survivor decides.', when(is('fa_embryo_death', 'survivor'))),
        part('After a death, they are donated.', when(is('fa_embryo_death', 'donate'))),
        part('After a death, they are discarded.', when(is('fa_embryo_death', 'discard'))),
        'As far as the law allows, no one becomes a parent by a transfer without having agreed to it in writing at the time.',
      ],
    },
    {
      key: 'fam_pets',
      heading: 'Pets',
      parts: [
        ...eachSide((side) =>
          part(
            `If the marriage ends other than by death, a household pet lives with {{${side}.name}}.`,
            when(is('fa_pet_home', DECIDER[side])),
          ),
        ),
        part(
          'If the marriage ends other than by death, a household pet goes to the Party who cared for it most.',
          when(is('fa_pet_home', 'main_carer')),
        ),
        part(
          'If the marriage ends other than by death, a household pet divides its time between the Parties, who share its costs.',
          when(is('fa_pet_home', 'by_turns')),
        ),
        part(
          'A court may consider the care and well-being of the animal.',
          inStates('CA', 'IL', 'NY', 'AK', 'NH', 'ME'),
        ),
      ],
      when: when(is('fa_pets', 'yes'), answered('fa_pet_home')),
      summary: [
        ...eachSide((side) =>
          part(`If you divorce, a pet lives with {{${side}.name}}.`, when(is('fa_pet_home', DECIDER[side]))),
        ),
        part('If you divorce, a pet lives with the one who cared for it most.', when(is('fa_pet_home', 'main_carer'))),
        part(
          'If you divorce, a pet divides its time between you, at shared cost.',
          when(is('fa_pet_home', 'by_turns')),
        ),
      ],
    },
    {
      key: 'fam_move',
      heading: 'Moves for work',
      parts: [
        part(
          'If one Party moves for the other’s work, and both agreed to the move in writing, the Parties shall share the costs of moving. An exchange of messages is enough.',
          when(is('fa_move', 'costs_shared')),
        ),
        part(
          'If one Party moves for the other’s work, and both agreed to the move in writing, the other shall make up the resulting loss of after-tax income for as long as it lasts, but for no more than one year. An exchange of messages is enough.',
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
    {
      key: 'fam_degree',
      heading: 'Degrees and licenses',
      parts: [
        'A degree, license or certificate that a Party earns, and the earning power it brings, belong to that Party alone and are not valued when property is divided.',
        part(
          'Nothing spent on it is repaid, and the other Party waives any claim for it that the law would otherwise give.',
          when(is('fa_degree', 'nothing')),
        ),
        part(
          'A Party who studies during the marriage shall credit the {{term.maritalProperty}}, when it is divided, with one half of the tuition and fees paid from it, without interest.',
          when(is('fa_degree', 'half_repaid')),
        ),
        part(
          'A Party who studies during the marriage shall credit the {{term.maritalProperty}}, when it is divided, with the full tuition and fees paid from it, without interest.',
          when(is('fa_degree', 'all_repaid')),
        ),
        part(
          'This section replaces the reimbursement for education that section 2641 of the California Family Code would otherwise give.',
          inStates('CA'),
        ),
      ],
      when: when(answered('fa_degree')),
      summary: [
        'A degree or license, and the higher pay it brings, belong to the one who earned it.',
        part('Nothing that it cost is paid back.', when(is('fa_degree', 'nothing'))),
        part('Half of the shared money spent on tuition is paid back.', when(is('fa_degree', 'half_repaid'))),
        part('All of the shared money spent on tuition is paid back.', when(is('fa_degree', 'all_repaid'))),
      ],
    },
  ],
};

import type { AuthoredSection } from '../authoring';

export const familyAndFuture: AuthoredSection = {
  key: 'family_and_future',
  label: 'Family and Future',
  description: 'Children you already have, embryos, pets, and moves for work.',
  notice:
    'No state lets this agreement decide custody or child support. A court decides them when the time comes, based on what’s best for the child.',
  groups: [
    {
      key: 'children',
      title: 'Children',
      description: 'Money terms around children you already have, and terms for frozen embryos.',
      icon: 'child',
      color: 'pink',
      questions: [
        {
          key: 'fa_step',
          title: 'Who pays for children either of you already has?',
          description: 'This is between the two of you, beyond any child support a court has ordered.',
          exampleScenario:
            'Gil’s daughter lives with them every other week. They share food and rent, and Gil pays for her school trip.',
          type: 'RADIO',
          options: [
            { key: 'parent', label: 'Their parent' },
            { key: 'household_shared', label: 'Their parent, but we share the common household costs' },
            { key: 'shared', label: 'Both of us' },
          ],
          shownWhen: [{ question: 'bg_children', isAnyOf: ['yes'], respondent: 'EITHER' }],
          isCompared: true,
          isRequired: false,
        },
        {
          key: 'fa_embryo',
          title: 'Should the agreement cover frozen embryos?',
          description: 'What happens to any embryos you store, if you divorce or one of you dies.',
          exampleScenario:
            'Cleo and Max store three embryos before her treatment. They want to decide now what happens to the embryos if they separate.',
          proTip: 'Your clinic will ask you to sign a form about the same question. Give the same answer in both.',
          type: 'RADIO',
          options: [
            { key: 'no', label: 'No' },
            {
              key: 'yes',
              label: 'Yes',
              attorneyRules: [
                {
                  type: 'INCLUDES_EMBRYO_CLAUSE',
                  in: {
                    law: 'EMBRYO_TERMS_NEED_ATTORNEYS',
                    because: 'These terms are offered there only if each of you has an attorney.',
                  },
                },
              ],
            },
          ],
          isCompared: true,
          isRequired: true,
          hiddenIn: [
            {
              states: ['LA'],
              because:
                'An embryo outside the body is a juridical person there and cannot be owned or destroyed (La. R.S. 9:121-133).',
            },
          ],
          stateFacts: ['EMBRYOS'],
        },
        {
          key: 'fa_embryo_divorce',
          title: 'If you divorce, who decides about the embryos?',
          description: 'Who may use them, or what happens to them.',
          exampleScenario: 'If they have to decide together, the embryos stay in storage until Cleo and Max agree.',
          type: 'DROPDOWN',
          options: [
            { key: 'partner_a', label: '{A}' },
            { key: 'partner_b', label: '{B}' },
            { key: 'both_together', label: 'Only both of us together' },
            { key: 'donate_family', label: 'They are donated to another family' },
            { key: 'donate_research', label: 'They are donated to research' },
            { key: 'discard', label: 'They are discarded' },
          ],
          shownWhen: [{ question: 'fa_embryo', isAnyOf: ['yes'] }],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['NY'],
              text: 'In New York, the agreement transfers control only when you divorce. Until then, you decide together.',
              citation: null,
            },
            {
              states: ['AZ'],
              text: 'Arizona law tells courts to award embryos to the spouse who wants to bring them to birth, even against an earlier agreement.',
              citation: 'A.R.S. § 25-318.03',
            },
          ],
        },
        {
          key: 'fa_embryo_death',
          title: 'If one of you dies, what happens to the embryos?',
          description: 'What the survivor may do.',
          exampleScenario:
            'Max dies in an accident. If the survivor decides, Cleo alone can use, donate or discard them.',
          type: 'RADIO',
          options: [
            { key: 'survivor', label: 'The survivor decides' },
            { key: 'donate', label: 'They are donated' },
            { key: 'discard', label: 'They are discarded' },
          ],
          shownWhen: [{ question: 'fa_embryo', isAnyOf: ['yes'] }],
          isCompared: true,
          isRequired: true,
        },
      ],
    },
    {
      key: 'pets',
      title: 'Pets',
      description: 'The law mostly treats a pet as property. You can agree on something kinder.',
      icon: 'paw',
      color: 'amber',
      questions: [
        {
          key: 'fa_pets',
          title: 'Do you have a pet, or plan to have one?',
          description: 'Any animal that lives with you.',
          exampleScenario:
            'They don’t have a pet today but would like a dog once they have a yard. That counts as planning to have one.',
          type: 'RADIO',
          options: [
            { key: 'no', label: 'No' },
            { key: 'yes', label: 'Yes' },
          ],
          isCompared: true,
          isRequired: false,
        },
        {
          key: 'fa_pet_home',
          title: 'If you separate, who does a pet live with?',
          description: 'Where the pet has its home. You can still agree on visits later.',
          exampleScenario:
            'They both love the dog, but Tessa walks him and takes him to the vet. She’s the one who cares for him most.',
          type: 'RADIO',
          options: [
            { key: 'partner_a', label: '{A}' },
            { key: 'partner_b', label: '{B}' },
            { key: 'main_carer', label: 'The one who cared for it most' },
            { key: 'by_turns', label: 'Both of us, taking turns' },
          ],
          shownWhen: [{ question: 'fa_pets', isAnyOf: ['yes'] }],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['CA', 'IL', 'NY', 'AK', 'NH', 'ME'],
              text: 'When courts in {STATE} decide where a pet lives, they may look at what’s good for the animal.',
              citation: {
                CA: 'Cal. Fam. Code § 2605',
                IL: '750 ILCS 5/503(n)',
                NY: 'N.Y. Dom. Rel. Law § 236(B)(5)(d)',
                AK: 'AS 25.24.160(a)(5)',
                NH: 'RSA 458:16-a, II-a',
                ME: '19-A M.R.S. § 953(10)',
              },
            },
          ],
        },
      ],
    },
    {
      key: 'moves',
      title: 'Moves and studies',
      description: 'When one of you gives something up so the other can get ahead.',
      icon: 'map',
      color: 'teal',
      questions: [
        {
          key: 'fa_move',
          title: 'What if one of you moves for the other’s job?',
          description: 'Moving can cost a job, clients and friends. You can share that cost.',
          exampleScenario:
            'Paz leaves a job that pays $60,000 so that Erik can take one in another city. It takes Paz eight months to find work.',
          type: 'RADIO',
          options: [
            { key: 'none', label: 'No rule' },
            { key: 'costs_shared', label: 'We share the moving costs' },
            { key: 'gap_covered', label: 'The gap in income is covered for up to a year' },
          ],
          isCompared: true,
          isRequired: false,
        },
        {
          key: 'fa_degree',
          title: 'If one of you earns a degree or license, what does the other get?',
          description: 'A degree brings higher pay for years. Shared money and a partner’s support often pay for it.',
          exampleScenario:
            'While Erik is in law school, $40,000 of tuition comes from the joint account. If half is paid back, he owes the shared pot $20,000 when they divide it.',
          proTip: 'Who owes the loans is a separate question, under Debts.',
          type: 'RADIO',
          options: [
            { key: 'nothing', label: 'Nothing' },
            { key: 'half_repaid', label: 'Half of the shared money it cost is paid back' },
            { key: 'all_repaid', label: 'All of the shared money it cost is paid back' },
          ],
          isCompared: true,
          isRequired: false,
          stateNotes: [
            {
              states: ['CA'],
              text: 'Without an agreement, California has shared money paid back if it went into education that raised one partner’s earning power.',
              citation: 'Cal. Fam. Code § 2641',
            },
            {
              states: ['NY'],
              text: 'In New York, the higher pay that a degree or license may bring isn’t marital property.',
              citation: 'N.Y. Dom. Rel. Law § 236(B)(5)(d)(7)',
            },
          ],
        },
      ],
    },
  ],
};

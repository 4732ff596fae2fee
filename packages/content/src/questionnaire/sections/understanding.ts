import type { AuthoredSection } from '../authoring';

export const understanding: AuthoredSection = {
  key: 'understanding',
  label: 'Understanding',
  description:
    'Why you want this agreement, who advises you, and how open you will be with each other. Courts ask these questions first.',
  groups: [
    {
      key: 'identity',
      title: 'You',
      description: 'The details you gave at the start. Changing them here changes them there too.',
      icon: 'user',
      color: 'blue',
      repeats: ['bg_pronouns', 'bg_birthdate', 'bg_phone'],
      questions: [],
    },
    {
      key: 'intentions',
      title: 'Your reasons',
      description: 'The agreement opens with the reasons each of you gives.',
      icon: 'compass',
      color: 'violet',
      questions: [
        {
          key: 'un_reasons',
          title: 'Why are you making this agreement?',
          description: 'Choose all that are true for you. Your reasons need not be the same as your partner’s.',
          proTip: 'A judge who understands why you made the agreement is more likely to follow it.',
          type: 'CHECKBOX',
          options: [
            { key: 'clarity', label: 'To be clear with each other about money' },
            { key: 'keep_own', label: 'To keep what I bring to the marriage' },
            { key: 'family_wealth', label: 'To protect family wealth or heirlooms' },
            { key: 'children', label: 'To provide for children I already have' },
            { key: 'debts', label: 'To stay clear of the other’s debts' },
            { key: 'business', label: 'To keep a business separate' },
            { key: 'fair_exit', label: 'To plan a fair way out, in case we ever need one' },
            { key: 'other', label: 'Another reason' },
          ],
          allowsOther: true,
          isCompared: false,
          isRequired: true,
        },
      ],
    },
    {
      key: 'counsel',
      title: 'Legal advice',
      description: 'Each of you may have your own attorney. One attorney can’t advise you both.',
      icon: 'scale',
      color: 'indigo',
      questions: [
        {
          key: 'un_hire_attorney',
          title: 'Will you have your own attorney?',
          description:
            'An attorney who advises only you, explains what you give up, and signs a certificate saying so.',
          proTip:
            'Nothing protects an agreement more than independent advice for both partners. You can change this answer until you sign.',
          type: 'RADIO',
          options: [
            {
              key: 'through_service',
              label: 'Yes, through this service',
              attorneyRules: [
                {
                  type: 'HIRES_ATTORNEY',
                  in: { law: 'EVERY_STATE', because: 'Anyone who wants an attorney chooses one next, in every state.' },
                },
              ],
            },
            {
              key: 'own_attorney',
              label: 'Yes, an attorney I found myself',
              attorneyRules: [
                {
                  type: 'HIRES_ATTORNEY',
                  in: { law: 'EVERY_STATE', because: 'Anyone who wants an attorney chooses one next, in every state.' },
                },
              ],
            },
            {
              key: 'without',
              label: 'No, I choose to go without one',
              proTip:
                'You have the right to an attorney. Going without one is allowed for most terms, but it makes the agreement easier to challenge.',
            },
            { key: 'undecided', label: 'I haven’t decided yet' },
          ],
          isCompared: false,
          isRequired: true,
          stateFacts: ['COUNSEL'],
        },
        {
          key: 'un_ext_attorney',
          title: 'Who is your attorney?',
          description: 'Name, firm, e-mail address, and the state where the attorney is licensed.',
          type: 'TEXT_AREA',
          input: 'TEXT',
          shownWhen: [{ question: 'un_hire_attorney', isAnyOf: ['own_attorney'] }],
          isCompared: false,
          isRequired: true,
        },
        {
          key: 'un_counsel_waiver',
          title: 'Should we prepare the separate waiver and notice of rights?',
          description:
            'A separate document you sign. It says in plain English which rights you give up and that you chose to go without an attorney.',
          type: 'RADIO',
          options: [
            { key: 'prepare', label: 'Yes, prepare it for me' },
            {
              key: 'get_counsel',
              label: 'No, I’ll get an attorney after all',
              proTip: 'If so, change the answer above too, so the agreement names your attorney.',
              hiddenIn: [
                {
                  states: ['CA', 'CO', 'ND'],
                  because:
                    'An unrepresented partner must receive the written waiver or notice there (Cal. Fam. Code § 1615(c); C.R.S. § 14-2-309; N.D.C.C. § 14-03.2-08).',
                },
              ],
            },
          ],
          shownWhen: [{ question: 'un_hire_attorney', isAnyOf: ['without'] }],
          isCompared: false,
          isRequired: true,
          stateNotes: [
            {
              states: ['CA'],
              text: 'California requires a separate signed waiver of counsel and a written explanation of the agreement in a language you’re fluent in.',
              citation: 'Cal. Fam. Code § 1615(c)',
            },
            {
              states: ['CO'],
              text: 'Unless you have an attorney, Colorado requires a clearly visible notice of the rights you give up, or a plain-language explanation of them.',
              citation: 'C.R.S. § 14-2-309',
            },
            {
              states: ['ND'],
              text: 'Unless you have an attorney, North Dakota requires a clearly visible notice of the rights you give up, or a plain-language explanation of them.',
              citation: 'N.D.C.C. § 14-03.2-08',
            },
          ],
        },
      ],
    },
    {
      key: 'openness',
      title: 'Openness',
      description: 'An agreement made on hidden figures rarely survives. Here you say how open you will be.',
      icon: 'eye',
      color: 'amber',
      questions: [
        {
          key: 'un_disclosure_commit',
          title: 'Will you list everything you own, owe, earn and expect?',
          description:
            'Everything means everything: even an account you rarely use, the loan from your parents, the inheritance you may receive.',
          proTip: 'When in doubt, list it. Hiding something can cost you the whole agreement.',
          type: 'CHECKBOX',
          options: [{ key: 'confirm', label: 'Yes, I will list everything' }],
          isCompared: false,
          isRequired: true,
          isRecordOnly: true,
        },
        {
          key: 'un_disclosure_level',
          title: 'How much detail should you give each other?',
          description:
            'The schedules at the end of the agreement show what each of you disclosed, in this much detail.',
          exampleScenario:
            'Nadia owns a third of her family’s bakery. Nobody has valued it, so she writes $90,000 and adds: one third of last year’s profit times four. That’s an estimate with its basis.',
          proTip:
            'Exact values with statements leave the least room for doubt. Estimates are fine if you say how you got them.',
          type: 'RADIO',
          options: [
            { key: 'exact', label: 'Exact values, backed by statements' },
            { key: 'estimates', label: 'Careful estimates, with the basis of each' },
            {
              key: 'waive_more',
              label: 'No more detail than what is listed',
              proTip:
                'Giving up further detail is risky. A court may ask later whether each of you knew enough when you signed.',
              hiddenIn: [
                {
                  states: ['MN', 'MA', 'NV', 'NJ'],
                  because:
                    'Full disclosure can’t safely be waived there: Minnesota excludes it, New Jersey wants a statement of assets attached, Massachusetts and Nevada test full disclosure.',
                },
              ],
            },
          ],
          isCompared: true,
          isRequired: true,
          stateNotes: [
            {
              states: ['MN'],
              text: 'In Minnesota, you can’t waive disclosure. Give the basis for every value.',
              citation: 'Minn. Stat. § 519.11, subds. 1a-1b',
            },
            {
              states: ['NJ'],
              text: 'In New Jersey, you have to attach a statement of assets to the agreement.',
              citation: 'N.J.S.A. 37:2-33',
            },
            {
              states: ['AR'],
              text: 'In Arkansas, a waiver of further disclosure counts only if you talked to an attorney first.',
              citation: 'Ark. Code § 9-11-406',
            },
          ],
        },
        {
          key: 'un_language',
          title: 'Which language do you read contracts in best?',
          description:
            'The agreement is in English. If you read another language better, a translator’s certificate is added.',
          type: 'DROPDOWN',
          options: [
            { key: 'english', label: 'English' },
            { key: 'spanish', label: 'Spanish' },
            { key: 'other', label: 'Another language' },
          ],
          isCompared: false,
          isRequired: true,
        },
        {
          key: 'un_free_will',
          title: 'Privately: do you feel free to say no to this agreement?',
          description: 'Only you see your answer. Your partner never does, and it adds nothing to the document.',
          proTip:
            'If you’re not sure, stop here and talk to someone you trust or to your own attorney. If you feel unsafe, you can call the National Domestic Violence Hotline day or night: 1-800-799-7233.',
          type: 'RADIO',
          options: [
            { key: 'yes', label: 'Yes' },
            { key: 'unsure', label: 'I’m not sure' },
            { key: 'no', label: 'No' },
          ],
          isCompared: false,
          isRequired: false,
          isSensitive: true,
          isRecordOnly: true,
        },
      ],
    },
  ],
};

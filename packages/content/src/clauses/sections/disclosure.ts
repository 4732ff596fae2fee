import {
  type AuthoredClauseSection,
  both,
  chose,
  eachSide,
  either,
  hasDays,
  inStates,
  is,
  part,
  received,
  stated,
  when,
} from '../authoring';

/** Where a Party without an attorney is to be shown a conspicuous notice, or signs a waiver of counsel. */
const NOTICE_STATES = ['CA', 'CO', 'ND', 'TX'];

/** Where a partner without an attorney must be able to pay for one (the uniform act of 2012). */
const ABLE_TO_PAY_STATES = ['CO', 'ND'];

/** Where courts presume an agreement fair, or valid, if each Party had independent counsel; the facts name them. */
export const PRESUMPTION_STATES = ['SC', 'WV'];

const SCHEDULE = { A: 'sch_a', B: 'sch_b' } as const;

/** Chose to go without an attorney and did not take it back when asked about the waiver. */
const goesWithout = (side: 'A' | 'B') =>
  when(chose(side, 'un_hire_attorney', 'without'), chose(side, 'un_counsel_waiver', 'prepare'));

const hasCounsel = (side: 'A' | 'B') => when(chose(side, 'un_hire_attorney', 'through_service', 'own_attorney'));

const disclosed = eachSide((side) =>
  part(
    `What {{${side}.name}} earns, owns, owes and expects is listed in {{ref.${SCHEDULE[side]}}}.`,
    stated(`entriesOf${side}`),
  ),
);

export const disclosure: AuthoredClauseSection = {
  key: 'disclosure',
  title: 'Disclosure and Free Will',
  kind: 'ARTICLES',
  listStyle: 'NUMERIC',
  clauses: [
    {
      key: 'dis_full',
      heading: 'What each Party has disclosed',
      parts: [
        'Each Party has given the other a fair and full disclosure of that Party’s {{term.finances}}.',
        ...disclosed,
        part(
          'The values are exact and taken from statements and similar records.',
          when(is('un_disclosure_level', 'exact')),
        ),
        part(
          'The values are careful estimates. Each Party has told the other the basis of each estimate, and neither claims that an estimate is exact.',
          when(is('un_disclosure_level', 'estimates')),
        ),
        part('A minor mistake made in good faith does not make the disclosure unfair.'),
        part('The schedules or their attachments state the basis of each value.', inStates('MN')),
        part(
          'The schedules are attached to this Agreement as the statement of assets that the law requires.',
          inStates('NJ'),
        ),
        part(
          'The disclosure is itemized so that each Party could weigh the rights that this Agreement waives.',
          inStates('MA'),
        ),
        part('The disclosure states each Party’s income as well as property.', inStates('NY')),
      ],
      when: when(is('un_disclosure_level', 'exact', 'estimates')),
      summary: [
        'You have shown each other your finances, and the lists are part of the agreement.',
        part('The values are exact.', when(is('un_disclosure_level', 'exact'))),
        part('The values are careful estimates.', when(is('un_disclosure_level', 'estimates'))),
      ],
    },
    {
      key: 'dis_waive',
      heading: 'No further detail requested',
      parts: [
        'Each Party has given the other a disclosure of that Party’s {{term.finances}} that is fair in its main points.',
        ...disclosed,
        'Beyond it, each Party, freely and in writing by signing here, waives any right to a more detailed disclosure of what the other earns, owns, owes and expects. Each has, or with reasonable effort could have had, enough knowledge of the other’s finances to decide.',
        part(
          'Under Arkansas law, waiving this right binds only a Party who consulted an attorney before doing so.',
          inStates('AR'),
        ),
      ],
      when: { ...when(is('un_disclosure_level', 'waive_more')), notInStates: ['MN', 'MA', 'NV', 'NJ'] },
      summary: 'You have chosen not to ask each other for more detail than is listed.',
    },
    {
      key: 'dis_received',
      heading: 'Receipt of the schedules',
      parts: [
        ...eachSide((side, other) => [
          part(
            `On {{receipt.${side}.date}}, {{${side}.name}} confirmed, through the service with which this Agreement was prepared, the receipt of what {{${other}.name}} had disclosed (version {{receipt.${side}.version}}). {{ref.${SCHEDULE[other]}}} lists what was received.`,
            received(side, 'CURRENT'),
          ),
          part(
            `On {{receipt.${side}.date}}, {{${side}.name}} confirmed, through the service with which this Agreement was prepared, the receipt of what {{${other}.name}} had then disclosed (version {{receipt.${side}.version}}). The disclosure has changed since. By signing, {{${side}.name}} confirms having received and read {{ref.${SCHEDULE[other]}}} in its current form.`,
            received(side, 'EARLIER'),
          ),
          part(
            `By signing, {{${side}.name}} confirms having received and read {{ref.${SCHEDULE[other]}}} beforehand.`,
            received(side, 'NONE'),
          ),
        ]).flat(),
        'Each Party had time to ask questions about what is listed.',
      ],
      when: both(stated('entriesOfA'), stated('entriesOfB')),
      summary: 'Each of you confirms having received the other’s list before signing.',
    },
    {
      key: 'vol_free',
      heading: 'Free will and time to read',
      parts: [
        'Each Party signs freely, has read the whole Agreement, understands it, and had enough time to consider it and to obtain advice. No one threatened, pressured or misled either of them, and neither was ill, impaired or under the influence of anything that could cloud judgment when signing.',
        part(
          'The final text of this Agreement was first presented to {{A.name}} and to {{B.name}} on the date of assembly printed on its cover, through the service with which it was prepared. By this section, that text advises each Party to seek independent legal counsel before signing it. Each Party signs it not less than seven calendar days after that date.',
          both(inStates('CA'), hasDays('daysBeforeSigning', 7)),
        ),
        part(
          'Each Party signs this Agreement at least seven days before the day of the marriage, on the date written beside that Party’s signature. Each had a meaningful opportunity to consult an attorney of that Party’s own choice.',
          both(inStates('MN'), hasDays('daysBeforeWedding', 7)),
        ),
        part(
          'Each Party states that the Agreement was entered into freely, fairly, knowingly, understandingly, in good faith and with full disclosure.',
          inStates('MO'),
        ),
        part(
          'Each Party had ample opportunity to obtain an independent attorney’s advice, was not coerced, was able to judge the terms of this Agreement, and knew the other’s finances.',
          inStates('NV'),
        ),
        part(
          'Each Party enters into the Agreement freely, knowledgeably and in good faith, without duress or undue influence.',
          inStates('TN'),
        ),
        part('Neither Party’s consent was obtained by duress.', inStates('CO', 'ND')),
        part(
          'Each Party had reasonable time to decide whether to retain an attorney, to locate one, to obtain the attorney’s advice and to consider it.',
          inStates('CO', 'ND'),
        ),
      ],
      summary: [
        'You both sign because you want to, with time to think and to ask questions.',
        part('Each of you has the final text for at least seven days before signing.', inStates('CA')),
        part('You sign at least seven days before the wedding.', inStates('MN')),
      ],
    },
    {
      key: 'vol_counsel',
      heading: 'Independent counsel',
      parts: eachSide((side) => [
        part(
          `{{${side}.name}} was advised by an independent attorney of {{${side}.their}} own choice, who was retained through the service with which this Agreement was prepared and is not connected with the other Party.`,
          when(chose(side, 'un_hire_attorney', 'through_service')),
        ),
        part(
          `{{${side}.name}} was advised by an independent attorney of {{${side}.their}} own choice.`,
          when(chose(side, 'un_hire_attorney', 'own_attorney')),
        ),
        part(
          `{{${side}.name}}’s attorney is {{answer.${side}.un_ext_attorney}}.`,
          when(chose(side, 'un_hire_attorney', 'own_attorney')),
        ),
      ])
        .flat()
        .concat([
          part(
            'Each Party was represented by independent counsel, which raises a presumption in favor of this Agreement under decisions of the courts of {{state.name}}.',
            both(both(hasCounsel('A'), hasCounsel('B')), inStates(...PRESUMPTION_STATES)),
          ),
        ]),
      when: when(either('un_hire_attorney', 'through_service', 'own_attorney')),
      summary: eachSide((side) => part(`{{${side}.name}} had an independent attorney.`, hasCounsel(side))),
    },
    {
      key: 'vol_no_counsel',
      heading: 'Decision to proceed without counsel',
      parts: [
        ...eachSide((side) =>
          part(
            `{{${side}.name}} understands that {{${side}.they}} could have an independent attorney, was urged to retain one, and freely chose to proceed without one.`,
            goesWithout(side),
          ),
        ),
        // Elsewhere nobody has said so, and the law does not ask.
        ...eachSide((side, other) =>
          part(
            `{{${side}.name}} had the financial ability to retain an attorney, or {{${other}.name}} agreed to pay the reasonable fees and expenses of independent legal representation.`,
            both(both(goesWithout(side), hasCounsel(other)), inStates(...ABLE_TO_PAY_STATES)),
          ),
        ),
        ...eachSide((side) =>
          part(
            `{{${side}.name}} voluntarily and expressly waives, in this writing, the opportunity to consult with independent legal counsel.`,
            both(goesWithout(side), inStates('NJ')),
          ),
        ),
        ...eachSide((side) =>
          part(
            `{{${side}.name}} waives representation by independent legal counsel in a separate writing, which is not part of this Agreement.`,
            both(goesWithout(side), inStates('CA')),
          ),
        ),
        part('The choice is repeated in a separate signed document at the end of this Agreement.', {
          withClauses: ['sgn_waiver_a', 'sgn_waiver_b'],
        }),
      ],
      when: when(either('un_hire_attorney', 'without'), either('un_counsel_waiver', 'prepare')),
      summary: eachSide((side) =>
        part(
          `{{${side}.name}} chose to proceed without an attorney, knowing that {{${side}.they}} could have one.`,
          goesWithout(side),
        ),
      ),
    },
    {
      key: 'vol_notice',
      heading: 'Notice to a Party without an attorney',
      textStyle: 'BOLD_UNDERLINED',
      parts: [
        // The other two states print the notice in the words of their statute, without more.
        part(
          'You have the right to be advised by an attorney of your own before you sign, and you should not sign until you have had the time you need.',
          { notInStates: ABLE_TO_PAY_STATES },
        ),
        'If you sign this Agreement, you may be:',
      ],
      when: { ...when(either('un_hire_attorney', 'without')), ...inStates(...NOTICE_STATES) },
      children: [
        {
          key: 'vol_notice_support',
          parts: ['Giving up your right to be supported by the person you are marrying or to whom you are married.'],
        },
        { key: 'vol_notice_control', parts: ['Giving up your right to ownership or control of money and property.'] },
        {
          key: 'vol_notice_debts',
          parts: ['Agreeing to pay bills and debts of the person you are marrying or to whom you are married.'],
        },
        {
          key: 'vol_notice_end',
          parts: [
            'Giving up your right to money and property if your marriage ends or the person to whom you are married dies.',
          ],
        },
        { key: 'vol_notice_fees', parts: ['Giving up your right to have your legal fees paid.'] },
      ],
      summary: 'The rights you may be giving up, set out for a partner who signs without an attorney.',
    },
    {
      key: 'vol_language',
      heading: 'Language',
      parts: eachSide((side) => [
        part(
          `{{${side}.name}} reads contracts best in Spanish. The whole Agreement was translated or explained to {{${side}.them}} in that language before signing.`,
          when(chose(side, 'un_language', 'spanish')),
        ),
        part(
          `{{${side}.name}} reads contracts best in a language other than English. The whole Agreement was translated or explained to {{${side}.them}} in that language before signing.`,
          when(chose(side, 'un_language', 'other')),
        ),
      ])
        .flat()
        .concat([part('The English text controls if a translation differs from it.')]),
      when: when(either('un_language', 'spanish', 'other')),
      summary: eachSide((side) =>
        part(
          `The whole agreement was translated or explained for {{${side}.name}}.`,
          when(chose(side, 'un_language', 'spanish', 'other')),
        ),
      ),
    },
    {
      key: 'dis_further',
      heading: 'Waiver of further disclosure',
      parts: [
        'The disclosure in the schedules is the basis of this Agreement. Beyond it, each Party, voluntarily and expressly and in writing by signing here, waives any right to disclosure of the other’s property and financial obligations.',
        'This section does not excuse a Party who knowingly left out or misstated something important.',
        part(
          'Under Arkansas law, waiving this right binds only a Party who consulted an attorney before doing so.',
          inStates('AR'),
        ),
      ],
      when: {
        ...when(is('un_disclosure_level', 'exact', 'estimates')),
        facts: [{ fact: 'governingActKind', isOneOf: ['UPAA'] }],
      },
      summary:
        'Neither of you can later demand more than the lists show. That does not excuse anyone who hid something important.',
    },
  ],
};

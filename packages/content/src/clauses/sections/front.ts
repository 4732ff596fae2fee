import { answered, type AuthoredClauseSection, chose, eachSide, either, inStates, part, when } from '../authoring';

const reason = (key: string, option: string, text: string) => ({
  key: `rec_reasons_${key}`,
  parts: [text],
  when: when(either('un_reasons', option)),
});

export const front: AuthoredClauseSection = {
  key: 'front',
  title: 'Recitals',
  kind: 'RECITALS',
  listStyle: 'NONE',
  clauses: [
    {
      key: 'cap_title',
      parts: [
        'This {{document.title}} (this “Agreement”) is made between {{A.fullName}} (“{{A.name}}”) and {{B.fullName}} (“{{B.name}}”), each a “Party” and together the “Parties.” They intend to marry each other and enter into this Agreement in contemplation of that marriage, under the law of {{state.name}}.',
        part('It is a matrimonial agreement that sets the terms of their matrimonial regime.', inStates('LA')),
        part('It is a marital property agreement made before marriage.', inStates('WI')),
        part('It is an antenuptial contract.', inStates('MN', 'GA')),
        part(
          'It is a premarital agreement under the {{state.name}} act on premarital and pre-civil union agreements.',
          inStates('NJ'),
        ),
      ],
      summary: 'Who is making this agreement, and under which state’s law.',
    },
    {
      key: 'rec_marriage',
      parts: [
        'The Parties plan to marry on {{answer.bg_wedding_date}}. This Agreement applies even if they marry on another day.',
      ],
      when: when(answered('bg_wedding_date')),
      summary: 'When you plan to marry.',
    },
    {
      key: 'rec_parties',
      parts: eachSide((side) => [
        part(`{{${side}.name}} lives at {{answer.${side}.bg_residence}}.`),
        part(
          `{{${side}.name}} is employed ({{answer.${side}.bg_occupation}}).`,
          when(chose(side, 'bg_employment', 'employed')),
        ),
        part(
          `{{${side}.name}} is self-employed ({{answer.${side}.bg_occupation}}).`,
          when(chose(side, 'bg_employment', 'self_employed')),
        ),
        part(`{{${side}.name}} is a student.`, when(chose(side, 'bg_employment', 'student'))),
        part(
          `{{${side}.name}} cares for family and does not work for pay.`,
          when(chose(side, 'bg_employment', 'caring')),
        ),
        part(`{{${side}.name}} does not work for pay.`, when(chose(side, 'bg_employment', 'not_working'))),
        part(`{{${side}.name}} is retired.`, when(chose(side, 'bg_employment', 'retired'))),
      ]).flat(),
      when: when(either('bg_residence')),
      summary: 'Where each of you lives and what each of you does for a living.',
    },
    {
      key: 'rec_family',
      parts: eachSide((side) => [
        part(`{{${side}.name}} has not been married before.`, when(chose(side, 'bg_prior_marriage', 'never'))),
        part(
          `{{${side}.name}} was married before; the most recent marriage ended in divorce.`,
          when(chose(side, 'bg_prior_marriage', 'divorced')),
        ),
        part(
          `{{${side}.name}} was married before; the most recent marriage ended with the death of {{${side}.their}} spouse.`,
          when(chose(side, 'bg_prior_marriage', 'widowed')),
        ),
        part(
          `{{${side}.name}} was married before; the most recent marriage was annulled.`,
          when(chose(side, 'bg_prior_marriage', 'annulled')),
        ),
        part(
          `{{${side}.name}} has one or more children from an earlier relationship.`,
          when(chose(side, 'bg_children', 'yes')),
        ),
        part(`{{${side}.name}} has no children from an earlier relationship.`, when(chose(side, 'bg_children', 'no'))),
        part(
          `{{${side}.name}} pays support arising from an earlier relationship.`,
          when(chose(side, 'bg_prior_obligations', 'pays')),
        ),
        part(
          `{{${side}.name}} receives support arising from an earlier relationship.`,
          when(chose(side, 'bg_prior_obligations', 'receives')),
        ),
        part(
          `{{${side}.name}} pays and receives support arising from earlier relationships.`,
          when(chose(side, 'bg_prior_obligations', 'both')),
        ),
        part(
          `{{${side}.name}} neither pays nor receives support arising from an earlier relationship.`,
          when(chose(side, 'bg_prior_obligations', 'none')),
        ),
      ]).flat(),
      when: {
        any: [
          either('bg_prior_marriage', 'divorced', 'widowed', 'annulled'),
          either('bg_children', 'yes'),
          either('bg_prior_obligations', 'pays', 'receives', 'both'),
        ],
      },
      summary: 'Earlier marriages, children and support, so that neither of you can later say you did not know.',
    },
    {
      key: 'rec_reasons',
      parts: [
        'Both Parties intend their marriage to last for life. One or both of them enter into this Agreement for these reasons:',
      ],
      when: when(either('un_reasons')),
      children: [
        reason('clarity', 'clarity', 'To be clear with each other about money and property before they marry.'),
        reason('keep', 'keep_own', 'To keep what each of them brings to the marriage.'),
        reason('wealth', 'family_wealth', 'To keep family property within their families.'),
        reason('children', 'children', 'To provide for children that either of them already has.'),
        reason('debts', 'debts', 'To protect each of them from the other’s debts.'),
        reason('business', 'business', 'To keep a business separate from the property of the marriage.'),
        reason('exit', 'fair_exit', 'To settle fair terms now in case the marriage ends.'),
        ...eachSide((side) => ({
          key: `rec_reasons_other_${side.toLowerCase()}`,
          parts: [`In {{${side}.name}}’s own words: “{{answer.${side}.un_reasons}}.”`],
          when: when(chose(side, 'un_reasons', 'other')),
        })),
      ],
      summary: 'The reasons each of you chose for making this agreement.',
    },
    {
      key: 'rec_health',
      parts: eachSide((side, other) =>
        part(
          `{{${side}.name}} has told {{${other}.name}} of health circumstances that may affect {{${side}.their}} ability to support {{${side}.themself}}.`,
          when(chose(side, 'bg_health', 'yes')),
        ),
      ),
      when: when(either('bg_health', 'yes')),
      summary: 'Health matters that one of you chose to share.',
    },
  ],
};

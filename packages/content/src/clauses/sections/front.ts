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
        'This {{document.title}} (the “{{term.agreement}}”) is made between {{A.fullName}} (“{{A.name}}”) and {{B.fullName}} (“{{B.name}}”). Each of them is a “{{term.party}}”, and together they are the “{{term.parties}}”. They intend to marry each other and make this Agreement in contemplation of that marriage, under the law of {{state.name}}.',
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
        'The Parties plan to marry on {{answer.bg_wedding_date}}. If they marry on another day, this Agreement applies all the same.',
      ],
      when: when(answered('bg_wedding_date')),
      summary: 'When you plan to marry.',
    },
    {
      key: 'rec_parties',
      parts: eachSide((side) => [
        part(`{{${side}.name}} lives at {{answer.${side}.bg_residence}}.`),
        part(
          `{{${side}.name}} is employed as follows: {{answer.${side}.bg_occupation}}.`,
          when(chose(side, 'bg_employment', 'employed')),
        ),
        part(
          `{{${side}.name}} is self-employed as follows: {{answer.${side}.bg_occupation}}.`,
          when(chose(side, 'bg_employment', 'self_employed')),
        ),
        part(`{{${side}.name}} is a student.`, when(chose(side, 'bg_employment', 'student'))),
        part(
          `{{${side}.name}} cares for family and is not in paid work.`,
          when(chose(side, 'bg_employment', 'caring')),
        ),
        part(`{{${side}.name}} is not in paid work.`, when(chose(side, 'bg_employment', 'not_working'))),
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
          `{{${side}.name}} was married before; the last marriage ended by divorce.`,
          when(chose(side, 'bg_prior_marriage', 'divorced')),
        ),
        part(
          `{{${side}.name}} was married before; the last marriage ended by the death of {{${side}.their}} spouse.`,
          when(chose(side, 'bg_prior_marriage', 'widowed')),
        ),
        part(
          `{{${side}.name}} was married before; the last marriage was annulled.`,
          when(chose(side, 'bg_prior_marriage', 'annulled')),
        ),
        part(
          `{{${side}.name}} has one or more children from an earlier relationship.`,
          when(chose(side, 'bg_children', 'yes')),
        ),
        part(`{{${side}.name}} has no children from an earlier relationship.`, when(chose(side, 'bg_children', 'no'))),
        part(
          `{{${side}.name}} pays support that arises from an earlier relationship.`,
          when(chose(side, 'bg_prior_obligations', 'pays')),
        ),
        part(
          `{{${side}.name}} receives support that arises from an earlier relationship.`,
          when(chose(side, 'bg_prior_obligations', 'receives')),
        ),
        part(
          `{{${side}.name}} both pays and receives support that arises from an earlier relationship.`,
          when(chose(side, 'bg_prior_obligations', 'both')),
        ),
        part(
          `{{${side}.name}} neither pays nor receives support that arises from an earlier relationship.`,
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
      summary: 'Earlier marriages, children and support, so that nobody can say later that they did not know.',
    },
    {
      key: 'rec_reasons',
      parts: ['One or both of the Parties make this Agreement for these reasons:'],
      when: when(either('un_reasons')),
      children: [
        reason('clarity', 'clarity', 'to be clear with each other about money and property before they marry;'),
        reason('keep', 'keep_own', 'to keep what each of them brings into the marriage;'),
        reason('wealth', 'family_wealth', 'to keep property of their families within those families;'),
        reason('children', 'children', 'to provide for children whom either of them already has;'),
        reason('debts', 'debts', 'to keep each of them clear of the other’s debts;'),
        reason('business', 'business', 'to keep a business apart from the property of the marriage;'),
        reason('exit', 'fair_exit', 'to settle fair terms now in case the marriage should end;'),
        ...eachSide((side) => ({
          key: `rec_reasons_other_${side.toLowerCase()}`,
          parts: [`in {{${side}.name}}’s own words: “{{answer.${side}.un_reasons}}”;`],
          when: when(chose(side, 'un_reasons', 'other')),
        })),
        {
          key: 'rec_reasons_lasting',
          parts: ['and in view of a marriage that both of them mean to last for life.'],
        },
      ],
      summary: 'Why you are making this agreement, in your own choice of reasons.',
    },
    {
      key: 'rec_health',
      parts: eachSide((side, other) =>
        part(
          `{{${side}.name}} has told {{${other}.name}} of circumstances of {{${side}.their}} health that may bear on {{${side}.their}} ability to support {{${side}.themself}}.`,
          when(chose(side, 'bg_health', 'yes')),
        ),
      ),
      when: when(either('bg_health', 'yes')),
      summary: 'Health matters that one of you chose to share.',
    },
  ],
};

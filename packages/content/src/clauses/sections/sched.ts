import { type AuthoredClauseSection, both, inStates, notStated, part, stated } from '../authoring';

export const sched: AuthoredClauseSection = {
  key: 'sched',
  title: 'Schedules',
  kind: 'SCHEDULES',
  listStyle: 'NONE',
  isSeparatePage: true,
  clauses: [
    {
      key: 'sch_a',
      summary: 'What {{A.name}} earns, owns, owes and expects.',
      heading: '{{A.name}}’s {{term.finances}}',
      isSeparatePage: true,
      parts: [
        part(
          'As stated by {{A.fullName}}. Only the last characters of account numbers are shown.',
          stated('entriesOfA'),
        ),
        part('Items that belong to both are in {{ref.sch_c}}.', both(stated('entriesOfA'), stated('jointEntries'))),
        part('{{A.fullName}} has stated no finances of {{A.their}} own.', notStated('entriesOfA')),
        part(
          'The basis of each value is stated beside it or in the attached statements.',
          both(stated('entriesOfA'), inStates('MN')),
        ),
      ],
      block: 'SCHEDULE_A',
    },
    {
      key: 'sch_b',
      summary: 'What {{B.name}} earns, owns, owes and expects.',
      heading: '{{B.name}}’s {{term.finances}}',
      parts: [
        part(
          'As stated by {{B.fullName}}. Only the last characters of account numbers are shown.',
          stated('entriesOfB'),
        ),
        part('Items that belong to both are in {{ref.sch_c}}.', both(stated('entriesOfB'), stated('jointEntries'))),
        part('{{B.fullName}} has stated no finances of {{B.their}} own.', notStated('entriesOfB')),
        part('The Parties have stated nothing that belongs to both.', notStated('jointEntries')),
        part(
          'The basis of each value is stated beside it or in the attached statements.',
          both(stated('entriesOfB'), inStates('MN')),
        ),
      ],
      block: 'SCHEDULE_B',
    },
    {
      key: 'sch_c',
      summary: 'What belongs to both of you, and how large each share is.',
      heading: 'Joint items',
      parts: [
        'What belongs to both Parties, with the share of each. Each item is listed here once, even if both stated it.',
      ],
      block: 'SCHEDULE_C',
      when: stated('jointEntries'),
    },
  ],
};

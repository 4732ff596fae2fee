import type { AuthoredSection } from '../authoring';

/** Free of charge. The state and name blocks above it are profile blocks, not questions (Customer spec §2). */
export const backgroundInformation: AuthoredSection = {
  key: 'background_information',
  label: 'Background Information',
  description:
    'A few facts about each of you and the wedding. They decide which state rules apply and how the agreement refers to you.',
  groups: [
    {
      key: 'profile',
      title: 'You',
      description: 'How the agreement should refer to you, and how we can reach you.',
      icon: 'user',
      color: 'blue',
      questions: [
        {
          key: 'bg_pronouns',
          title: 'What are your preferred pronouns?',
          description: 'The agreement uses them wherever it would otherwise repeat your name.',
          type: 'RADIO',
          options: [
            { key: 'he', label: 'he/him/his', profileValue: 'MALE' },
            { key: 'she', label: 'she/her/hers', profileValue: 'FEMALE' },
            { key: 'they', label: 'they/them/theirs', profileValue: 'NON_BINARY' },
          ],
          isCompared: false,
          isRequired: true,
          profileField: 'gender',
          isRecordOnly: true,
        },
        {
          key: 'bg_birthdate',
          title: 'What is your date of birth?',
          description:
            'You must be at least 18 to make this kind of agreement. The notary compares the date with your ID.',
          type: 'TEXT_BOX',
          input: 'DATE',
          restriction: 'PAST_DATE',
          isCompared: false,
          isRequired: true,
          profileField: 'birthdate',
          isRecordOnly: true,
        },
        {
          key: 'bg_phone',
          title: 'What is your phone number?',
          description: 'For appointments with an attorney or a notary. We don’t use it for advertising.',
          type: 'TEXT_BOX',
          input: 'PHONE',
          isCompared: false,
          isRequired: true,
          profileField: 'phoneNumber',
          isRecordOnly: true,
        },
      ],
    },
    {
      key: 'wedding',
      title: 'Your wedding',
      description: 'The agreement takes effect on the day you marry, so everything is timed from that date.',
      icon: 'rings',
      color: 'rose',
      questions: [
        {
          key: 'bg_wedding_date',
          title: 'When will you marry?',
          description: 'The date of the legal ceremony. If it could still change, give the earliest date you expect.',
          exampleScenario:
            'Lena and Omar sign the papers at city hall on May 3 and celebrate with everyone in July. The date that counts is May 3.',
          proTip:
            'Plan to sign weeks before the wedding. If you both had time to read and think, the agreement is much harder to challenge later.',
          type: 'TEXT_BOX',
          input: 'DATE',
          restriction: 'FUTURE_DATE',
          isCompared: true,
          isRequired: true,
          stateFacts: ['TIMING'],
        },
      ],
    },
    {
      key: 'about_you',
      title: 'About you',
      description: 'Where you live and what you do. A court looks at your situation when you signed.',
      icon: 'briefcase',
      color: 'teal',
      questions: [
        {
          key: 'bg_residence',
          title: 'Where do you live now?',
          description: 'Street, city and state of your main home.',
          proTip:
            'If you don’t live in the state you chose, the agreement can still use {STATE} law. Tell your attorney, though: you should have a real connection to {STATE}.',
          type: 'TEXT_BOX',
          input: 'TEXT',
          isCompared: false,
          isRequired: true,
        },
        {
          key: 'bg_employment',
          title: 'What is your work situation?',
          description: 'Choose the one that fits best today.',
          type: 'DROPDOWN',
          options: [
            { key: 'employed', label: 'Employed' },
            { key: 'self_employed', label: 'Self-employed' },
            { key: 'student', label: 'Student' },
            { key: 'caring', label: 'Caring for family' },
            { key: 'not_working', label: 'Not working right now' },
            { key: 'retired', label: 'Retired' },
          ],
          isCompared: false,
          isRequired: true,
        },
        {
          key: 'bg_occupation',
          title: 'What is your occupation, and who is your employer?',
          description: 'For example “nurse at Lakeside Hospital” or “self-employed carpenter”.',
          type: 'TEXT_BOX',
          input: 'TEXT',
          shownWhen: [{ question: 'bg_employment', isAnyOf: ['employed', 'self_employed'] }],
          isCompared: false,
          isRequired: true,
        },
        {
          key: 'bg_health',
          title: 'Does anything about your health affect how you can support yourself?',
          description:
            'Optional, and private: your partner doesn’t see it. It can matter because courts look at health before they enforce limits on support.',
          proTip:
            'If you answer yes and have an attorney, talk to the attorney before you agree to limit spousal support.',
          type: 'RADIO',
          options: [
            { key: 'no', label: 'No' },
            { key: 'yes', label: 'Yes' },
            { key: 'undisclosed', label: 'I prefer not to say' },
          ],
          isCompared: false,
          isRequired: false,
          isSensitive: true,
        },
      ],
    },
    {
      key: 'family_history',
      title: 'Earlier family',
      description: 'Earlier marriages and children can bring obligations that this agreement can’t change.',
      icon: 'tree',
      color: 'green',
      questions: [
        {
          key: 'bg_prior_marriage',
          title: 'Have you been married before?',
          description: 'If more than once, choose how the most recent marriage ended.',
          proTip:
            'If you’re divorced, keep the final judgment handy. You have to be free to marry before this agreement can take effect.',
          type: 'RADIO',
          options: [
            { key: 'never', label: 'No, never' },
            { key: 'divorced', label: 'Yes, and divorced' },
            { key: 'widowed', label: 'Yes, and widowed' },
            { key: 'annulled', label: 'Yes, and the marriage was annulled' },
          ],
          isCompared: false,
          isRequired: true,
        },
        {
          key: 'bg_children',
          title: 'Do you have children from an earlier relationship?',
          description: 'Adopted children count, whatever their age.',
          type: 'RADIO',
          options: [
            { key: 'no', label: 'No' },
            { key: 'yes', label: 'Yes' },
          ],
          isCompared: false,
          isRequired: true,
        },
        {
          key: 'bg_prior_obligations',
          title: 'Do you pay or receive support from an earlier relationship?',
          description: 'Child support and spousal support both count.',
          proTip: 'In the financial disclosure, list what you pay under debts and what you receive under income.',
          type: 'RADIO',
          options: [
            { key: 'none', label: 'Neither' },
            { key: 'pays', label: 'I pay support' },
            { key: 'receives', label: 'I receive support' },
            { key: 'both', label: 'I both pay and receive support' },
          ],
          shownWhen: [
            { question: 'bg_prior_marriage', isAnyOf: ['divorced'] },
            { question: 'bg_children', isAnyOf: ['yes'] },
          ],
          isCompared: false,
          isRequired: true,
        },
      ],
    },
  ],
};

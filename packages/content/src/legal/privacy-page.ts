import type { LegalPage } from './legal-page';

export const privacyPage: LegalPage = {
  key: 'privacy',
  title: 'Privacy notice',
  version: '1.0',
  effectiveOn: '2026-11-20',
  language: 'en',
  summary:
    'We keep what we need to make your agreement and nothing for advertising. Your partner sees only what this page says. Nothing goes to a chat or error service unless you agree to it.',
  sections: [
    {
      key: 'what-we-keep',
      heading: 'What we keep',
      paragraphs: ['We keep what you give us and what arises while you use Troth:'],
      points: [
        'your account: name, e-mail address, a scrambled form of your password, phone number, date of birth, pronouns;',
        'your answers, your financial disclosure, and the agreement in each of its versions;',
        'purchases, appointments and payments, without full card numbers;',
        'messages between you and your partner, and between you and your attorney;',
        'a record of what was done to the document, by whom and when, which may later serve as evidence;',
        'technical records such as the time of a request, kept briefly to run the service safely.',
      ],
    },
    {
      key: 'why',
      heading: 'Why we keep it',
      paragraphs: [
        'To make your agreement, to take payment, to arrange attorneys and notaries whom you choose, to keep the service safe, and to meet legal duties. We do not sell your data, show advertising, or build a profile of you for anyone.',
      ],
    },
    {
      key: 'your-partner',
      heading: 'What your partner sees',
      paragraphs: [
        'Your partner sees your name, your progress, and your financial disclosure. Your answers stay with you until both of you have finished the questionnaire; after that, those on which you differ are shown side by side, and the agreement shows what you agreed on.',
        'Answers marked as private, on your health and on whether you feel free to say no, are never shown to your partner, and they are kept out of our logs.',
      ],
    },
    {
      key: 'attorneys-and-notaries',
      heading: 'What attorneys and notaries see',
      paragraphs: [
        'An attorney who represents you sees the document and your answers without the private ones, but never your partner’s answers. An attorney on a question call sees your answers only if you tick the box that shares them, and no longer than 30 days after the call.',
        'A notary receives the document and what is needed to check your identity.',
      ],
    },
    {
      key: 'who-helps-us',
      heading: 'Who helps us',
      paragraphs: [
        'Depending on how this service is set up, providers store data, send e-mail, take payments, arrange calls or notarize for us. They may use your data for that task alone.',
        'Films, a chat window and error reports can come from other companies. A film is loaded only when you press play. The chat window receives your id, name, e-mail address and the date of your account only after you agree. Error reports carry no personal data unless you agree.',
      ],
    },
    {
      key: 'on-your-device',
      heading: 'On your device',
      paragraphs: [
        'Your browser keeps a sign-in cookie, and text that could not be saved yet, so that nothing is lost. Signing out removes what is stored about you. There are no advertising cookies.',
      ],
    },
    {
      key: 'how-long',
      heading: 'How long',
      paragraphs: [
        'We keep your document while you have an account, because an agreement may be needed many years later. When you ask us to delete your account, we delete what we need not keep by law. The record of a notarized document is kept for as long as the law prescribes.',
      ],
    },
    {
      key: 'safety',
      heading: 'How we protect it',
      paragraphs: [
        'Connections are encrypted, passwords are kept only in scrambled form, access is refused unless it is expressly allowed, and each change is recorded. If data of yours were exposed all the same, we would tell you without delay.',
      ],
    },
    {
      key: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'You may see your data, correct it, receive a copy of it, and ask us to delete it. Depending on where you live, the law may give you more rights, and we do not treat you worse for using them. What your partner entered is your partner’s.',
      ],
    },
    {
      key: 'children',
      heading: 'Children',
      paragraphs: [
        'Troth is for adults. We do not knowingly keep accounts of people under 18. Please write nothing about children beyond what a question asks.',
      ],
    },
    {
      key: 'changes-and-contact',
      heading: 'Changes and contact',
      paragraphs: [
        'When this notice changes we publish it under a new version and date, and tell you if the change matters to you. You reach us through the support form on the help page.',
      ],
    },
  ],
  reviewedByCounsel: false,
};

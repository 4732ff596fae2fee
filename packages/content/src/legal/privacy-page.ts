import type { LegalPage } from './legal-page';

export const privacyPage: LegalPage = {
  key: 'privacy',
  title: 'Privacy notice',
  version: '1.2',
  effectiveOn: '2026-11-24',
  language: 'en',
  summary:
    'We keep what we need to create your agreement, and nothing for advertising. Your partner sees only what this page says. Nothing goes to a chat or error service unless you agree.',
  sections: [
    {
      key: 'what-we-keep',
      heading: 'What we keep',
      paragraphs: ['We keep what you give us and what results from your use of Troth:'],
      points: [
        'your account: name, e-mail address, a scrambled form of your password, phone number, date of birth, pronouns;',
        'your answers, your financial disclosure, and the agreement in each of its versions;',
        'purchases, appointments and payments, without full card numbers;',
        'messages with your partner and your attorney;',
        'a record of what happened to the document, who did it and when, which may later serve as evidence;',
        'technical records, such as the time of a request, kept briefly to run the service safely.',
      ],
    },
    {
      key: 'why',
      heading: 'Why we keep it',
      paragraphs: [
        'To create your agreement, take payment, arrange the attorneys and notaries you choose, keep the service safe and meet our legal duties. We don’t sell your data, show ads or build a profile of you for anyone.',
      ],
    },
    {
      key: 'your-partner',
      heading: 'What your partner sees',
      paragraphs: [
        'Your partner sees your name, your progress, and your financial disclosure. Your answers stay with you until you’ve both finished the questionnaire. After that, you both see the answers you disagree on side by side, and the agreement shows what you agreed on.',
        'We never show your partner the answers marked private, which are about your health and whether you feel free to say no. They stay out of our logs.',
      ],
    },
    {
      key: 'attorneys-and-notaries',
      heading: 'What attorneys and notaries see',
      paragraphs: [
        'An attorney who represents you sees the document, both financial disclosures and your answers, except the private ones, and never your partner’s answers. Your partner’s attorney sees your disclosure in the same way, but not the files you attached to it. An attorney on a Q&A call sees your answers only if you check the box that shares them, and for no longer than 30 days after the call.',
        'A notary receives the document and what’s needed to verify your identity.',
      ],
    },
    {
      key: 'our-team',
      heading: 'What our team sees',
      paragraphs: [
        'Our support team can open your agreement, your disclosures and your answers, except the private ones, to help with a question of yours or for another reason that they write down. Each time is recorded, and the history of your agreement shows you both who looked and why.',
      ],
    },
    {
      key: 'who-helps-us',
      heading: 'Who helps us',
      paragraphs: [
        'Depending on how this service is set up, other companies may store data, send e-mail, take payments, schedule calls or notarize for us. They may use your data only for that purpose.',
        'Videos, chat and error reporting may come from other companies. A video loads only when you press play. The chat receives your user ID, name, e-mail address and account creation date only after you agree. Error reports contain no personal data unless you agree.',
      ],
    },
    {
      key: 'on-your-device',
      heading: 'On your device',
      paragraphs: [
        'Your browser keeps a login cookie and any text that hasn’t been saved yet, so nothing is lost. Logging out removes what is stored about you. There are no advertising cookies.',
      ],
    },
    {
      key: 'how-long',
      heading: 'How long we keep it',
      paragraphs: [
        'We keep your document while you have an account, because you may need the agreement many years later. When you ask us to delete your account, we delete whatever the law doesn’t require us to keep. We keep the record of a notarized document for as long as the law requires.',
      ],
    },
    {
      key: 'safety',
      heading: 'How we protect it',
      paragraphs: [
        'We encrypt connections, store passwords only in scrambled form, deny access unless it is expressly allowed, and record every change. If your data were exposed anyway, we’d tell you without delay.',
      ],
    },
    {
      key: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'You may see your data, correct it, receive a copy of it, and ask us to delete it. Depending on where you live, the law may give you more rights, and we won’t treat you worse for using them. What your partner entered belongs to your partner.',
      ],
    },
    {
      key: 'children',
      heading: 'Children',
      paragraphs: [
        'Troth is for adults. We don’t knowingly keep accounts for anyone under 18. Please don’t write more about children than a question asks.',
      ],
    },
    {
      key: 'changes-and-contact',
      heading: 'Changes and contact',
      paragraphs: [
        'When this notice changes, we publish it with a new version number and date, and tell you if the change matters to you. You can reach us through the support form on the help page.',
      ],
    },
  ],
  reviewedByCounsel: false,
};

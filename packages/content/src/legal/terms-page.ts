import type { LegalPage } from './legal-page';

export const termsPage: LegalPage = {
  key: 'terms',
  title: 'Terms of service',
  version: '1.0',
  effectiveOn: '2026-11-20',
  language: 'en',
  summary:
    'Troth helps two people prepare an agreement before they marry. We are not a law firm and give no legal advice. What you write stays yours, you pay the prices shown, and you can leave at any time.',
  sections: [
    {
      key: 'what-troth-is',
      heading: 'What Troth is',
      paragraphs: [
        'Troth is a web service with which an engaged couple answers questions, discloses finances to each other, compares answers, and receives a written agreement made from what they said. In these terms “we” are those who run this service, and “you” are the person who has an account.',
        'By creating an account you agree to these terms. If you do not agree, please do not create one.',
      ],
    },
    {
      key: 'not-legal-advice',
      heading: 'Not a law firm, and not legal advice',
      paragraphs: [
        'We are not a law firm. Nothing in the service is legal advice, and using it makes nobody your attorney. Notes about the law of a state are general information. They carry a date and say how well they were checked, and they may be incomplete or out of date.',
        'Whether your agreement will be enforced depends on facts that we cannot know and on the court that reads it. We do not promise that it will be. You have the right to an attorney of your own, and we encourage each of you to have one.',
      ],
    },
    {
      key: 'who-may-use-it',
      heading: 'Who may use it',
      paragraphs: [
        'You must be at least 18 years old, free to marry, and use the service for your own agreement. Attorneys may use it for clients who chose them here. One person may have one account.',
        'Keep your password to yourself and tell us if you think that somebody else knows it. You are answerable for what is done through your account until you do.',
      ],
    },
    {
      key: 'two-people',
      heading: 'Two people, one document',
      paragraphs: [
        'An agreement has two partners, each with an account. You decide whom to invite. Once your partner has accepted, you share the document: both of you see the disclosure of finances, and, when both have finished the questionnaire, the answers on which you differ.',
        'Answers marked as private are never shown to your partner. Neither of you may use the other’s account or answer in the other’s name.',
      ],
    },
    {
      key: 'what-you-tell-us',
      heading: 'What you tell us',
      paragraphs: [
        'Please be truthful and complete. An agreement built on wrong or missing figures may fail in court. You are answerable for what you enter, and for reading the agreement before you sign it.',
        'What you write remains yours. You allow us to store it, to process it, and to make your document from it, for as long as you use the service and as long as the law obliges us to keep records.',
      ],
    },
    {
      key: 'prices-and-refunds',
      heading: 'Prices, payment and refunds',
      paragraphs: [
        'Prices are shown in US dollars before you pay. Payment is taken by a payment provider; we do not see your full card number.',
        'You may ask for a refund through the support form on the help page. We give it where a paid service was not delivered. A refund never exceeds what was paid. A service that has been delivered in full, such as a call that took place or an online notarization that was completed, is not refunded unless it was deficient.',
      ],
    },
    {
      key: 'attorneys',
      heading: 'Attorneys',
      paragraphs: [
        'Attorneys whom you find through Troth are independent. They belong to their own firms and owe their duties to you alone. We check that they say where they are licensed and review their application; we do not direct their advice and are not answerable for it.',
        'The two partners of an agreement are never represented by the same firm through Troth. Representation begins when the attorney accepts it, and may need an agreement between you and the firm.',
      ],
    },
    {
      key: 'notarization',
      heading: 'Notarization and signing',
      paragraphs: [
        'Where your state allows it, you can have the agreement notarized online by a notary who works through a provider of such services. You can always sign in person instead. The notary decides whether to act and may refuse.',
        'The agreement binds nobody until both of you have signed it in the form that your state requires, and it takes effect only when you marry.',
      ],
    },
    {
      key: 'fair-use',
      heading: 'Fair use',
      paragraphs: ['Please do not do any of the following.'],
      points: [
        'Put pressure on someone to answer, to sign or to go without an attorney.',
        'Enter false information, or information about others that you may not share.',
        'Try to reach data that is not yours, overload the service, or get around its protections.',
        'Copy the questions and clauses to offer a service of your own.',
      ],
    },
    {
      key: 'availability',
      heading: 'Availability',
      paragraphs: [
        'We work to keep the service running and your data safe, and we cannot promise that it is never interrupted. Please do not leave signing to the last day. Download a copy of anything that you must not lose.',
      ],
    },
    {
      key: 'liability',
      heading: 'What we answer for',
      paragraphs: [
        'We answer for harm that we cause on purpose or through gross negligence, and wherever the law does not let us limit it. Beyond that, and as far as the law allows, our liability to you is limited to what you paid us in the twelve months before the harm, and we do not answer for indirect loss.',
        'Some states do not allow such limits. Where you live in one of them, they do not apply to you.',
      ],
    },
    {
      key: 'ending',
      heading: 'Ending it',
      paragraphs: [
        'You can stop using Troth at any time and ask us to close your account. We may close an account that breaks these terms, after a warning where that is possible. A signed agreement is not affected by either.',
      ],
    },
    {
      key: 'changes',
      heading: 'Changes to these terms',
      paragraphs: [
        'When we change these terms we publish them under a new version and date, and ask for your agreement again if the change matters to you. The version that you agreed to is recorded with your account.',
      ],
    },
    {
      key: 'law-and-contact',
      heading: 'Law and contact',
      paragraphs: [
        'These terms are governed by the law of the state in which you live, and you may bring a claim in its courts. If a part of them does not hold, the rest does.',
        'You reach us through the support form on the help page.',
      ],
    },
  ],
  reviewedByCounsel: false,
};

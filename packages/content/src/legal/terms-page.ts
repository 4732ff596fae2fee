import type { LegalPage } from './legal-page';

export const termsPage: LegalPage = {
  key: 'terms',
  title: 'Terms of service',
  version: '1.1',
  effectiveOn: '2026-11-20',
  language: 'en',
  summary:
    'Troth helps two people prepare an agreement before they marry. We are not a law firm and don’t give legal advice. What you write remains yours, you pay the prices shown, and you can leave at any time.',
  sections: [
    {
      key: 'what-troth-is',
      heading: 'What Troth is',
      paragraphs: [
        'Troth is a web service for engaged couples. You both answer questions, disclose your finances to each other and compare your answers, and Troth creates a written agreement from them. In these terms, “we” means the operator of this service and “you” means the account holder.',
        'By creating an account, you agree to these terms. If you don’t agree, please don’t create one.',
      ],
    },
    {
      key: 'not-legal-advice',
      heading: 'Not a law firm, and not legal advice',
      paragraphs: [
        'We are not a law firm. Nothing in the service is legal advice, and using it doesn’t create an attorney-client relationship. Notes about a state’s law are general information. Each shows its date and how well it was checked, and may be incomplete or out of date.',
        'Whether a court will enforce your agreement depends on facts we can’t know and on the court. We don’t promise that it will. Each of you has the right to your own attorney, and we encourage you both to hire one.',
      ],
    },
    {
      key: 'who-may-use-it',
      heading: 'Who may use it',
      paragraphs: [
        'You must be at least 18 years old and free to marry, and you may use the service only for your own agreement. Attorneys may use it for clients who chose them here. Each person may have one account.',
        'Keep your password to yourself, and tell us if you think someone else knows it. Until you do, you’re responsible for what happens through your account.',
      ],
    },
    {
      key: 'two-people',
      heading: 'Two people, one document',
      paragraphs: [
        'An agreement has two partners, each with an account. You decide whom to invite. Once your partner accepts, you share the document: you both see each other’s financial disclosure and, after you’ve both finished the questionnaire, the answers you disagree on.',
        'We never show your partner the answers marked private. Neither of you may use the other’s account or answer for the other.',
      ],
    },
    {
      key: 'what-you-tell-us',
      heading: 'What you tell us',
      paragraphs: [
        'Please be truthful and complete. An agreement based on wrong or missing figures may fail in court. You’re responsible for what you enter and for reading the agreement before you sign it.',
        'What you write remains yours. You allow us to store it, process it and create your document from it for as long as you use the service and for as long as the law requires us to keep records.',
      ],
    },
    {
      key: 'prices-and-refunds',
      heading: 'Prices, payment and refunds',
      paragraphs: [
        'We show prices in US dollars before you pay. A payment provider takes the payment; we don’t see your full card number.',
        'You may ask for a refund through the support form on the help page. We refund services that were not delivered. A refund never exceeds what you paid. We don’t refund a service that was fully delivered, such as a completed call or online notarization, unless it was deficient.',
      ],
    },
    {
      key: 'attorneys',
      heading: 'Attorneys',
      paragraphs: [
        'Attorneys you find through Troth are independent. They work for their own firms and owe their duties to you alone. We require them to state where they’re licensed, and we review their applications. We don’t direct their advice and aren’t responsible for it.',
        'Through Troth, the same firm never represents both partners. Representation begins when the attorney accepts it, and may require an agreement between you and the firm.',
      ],
    },
    {
      key: 'notarization',
      heading: 'Notarization and signing',
      paragraphs: [
        'Where your state allows it, a notary can notarize the agreement online through a notarization provider. You can always sign in person instead. The notary decides whether to act and may refuse.',
        'The agreement isn’t binding until you’ve both signed it in the form your state requires, and it takes effect only when you marry.',
      ],
    },
    {
      key: 'fair-use',
      heading: 'Fair use',
      paragraphs: ['Please don’t:'],
      points: [
        'Pressure anyone to answer, to sign or to go without an attorney.',
        'Enter false information, or information about others that you aren’t allowed to share.',
        'Try to access data that isn’t yours, overload the service or bypass its protections.',
        'Copy the questions and clauses for a service of your own.',
      ],
    },
    {
      key: 'availability',
      heading: 'Availability',
      paragraphs: [
        'We work to keep the service running and your data safe, but we can’t promise that it will never be interrupted. Please don’t leave signing to the last day. Download a copy of anything you can’t afford to lose.',
      ],
    },
    {
      key: 'liability',
      heading: 'Our liability',
      paragraphs: [
        'We’re liable for harm we cause intentionally or through gross negligence, and wherever the law doesn’t allow us to limit our liability. Otherwise, to the extent the law allows, our liability to you is limited to what you paid us in the twelve months before the harm, and we aren’t liable for indirect losses.',
        'Some states don’t allow these limits. If you live in one of them, they don’t apply to you.',
      ],
    },
    {
      key: 'ending',
      heading: 'Ending your account',
      paragraphs: [
        'You can stop using Troth at any time and ask us to close your account. We may close an account that violates these terms, after a warning where possible. Neither affects a signed agreement.',
      ],
    },
    {
      key: 'changes',
      heading: 'Changes to these terms',
      paragraphs: [
        'When we change these terms, we publish them with a new version number and date, and ask you to agree again if the change matters to you. Your account records the version you agreed to.',
      ],
    },
    {
      key: 'law-and-contact',
      heading: 'Law and contact',
      paragraphs: [
        'These terms are governed by the law of the state in which you live, and you may bring a claim in its courts. If part of them is unenforceable, the rest still applies.',
        'You can reach us through the support form on the help page.',
      ],
    },
  ],
  reviewedByCounsel: false,
};

import type { LegalPage } from './legal-page';

export const accessibilityPage: LegalPage = {
  key: 'accessibility',
  title: 'Accessibility',
  version: '1.0',
  effectiveOn: '2026-11-25',
  language: 'en',
  summary:
    'Troth should work for everyone who prepares an agreement, whatever they use to read, point or type. Our standard is WCAG 2.2, level AA. This page says how we test, what we know doesn’t work yet, and how to tell us.',
  sections: [
    {
      key: 'our-standard',
      heading: 'Our standard',
      paragraphs: [
        'We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA in the couples’ portal, the attorney portal, the admin portal and the login pages. We haven’t had an outside audit, so we call Troth partially conformant: we know of no failure except those listed below, but nobody else has confirmed it.',
      ],
    },
    {
      key: 'how-we-test',
      heading: 'How we test',
      paragraphs: ['With each change, automatic tests run in a real browser:'],
      points: [
        'Every screen is checked with axe against the rules of WCAG 2.0, 2.1 and 2.2, levels A and AA, at the width of a phone and of a desktop.',
        'Forms, dialogs, menus and the editor are used with the keyboard alone.',
      ],
    },
    {
      key: 'what-we-know',
      heading: 'What we know doesn’t work yet',
      paragraphs: ['These are limits that we know of:'],
      points: [
        'We haven’t tested with people who use screen readers, screen magnifiers or voice control.',
        'Explainer videos aren’t recorded yet. Until they are, each shows its transcript, which will also be its captions.',
        'Pages for payment and online notarization belong to other companies and follow their own standards.',
        'The agreement’s PDF is tagged so that a screen reader can follow it, but files that you or your partner upload stay as they are.',
      ],
    },
    {
      key: 'tell-us',
      heading: 'Tell us',
      paragraphs: [
        'If something keeps you from doing what you came for, write to us through the support form on the help page, or answer any of our e-mails. Say which page it was and what you use. We’ll reply, and until it’s fixed we’ll help you finish another way.',
        'You can read the agreement as a Word file, a PDF or a web page, and sign it on paper.',
      ],
    },
  ],
  reviewedByCounsel: false,
};

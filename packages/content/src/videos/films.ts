/**
 * The explainer films, one for each section, as they are spoken. The words are kept here so that the block is useful
 * without the film, and the same words serve as its captions. No film has been recorded yet (`isFilmed`): until then a
 * screen shows the poster, the title, the author and the words.
 */
export interface Film {
  /** Section key: where the film is shown. */
  location: string;
  /** End of its address, unique among all films. */
  slug: string;
  title: string;
  /** The whole spoken text, one paragraph per entry. */
  transcript: readonly string[];
  isFilmed: boolean;
}

export const FILM_AUTHOR = 'Troth';

export const sectionFilms: readonly Film[] = [
  {
    location: 'understanding',
    slug: 'why-courts-ask-how-you-made-it',
    title: 'Why courts ask how you made your agreement',
    transcript: [
      'When a premarital agreement is challenged, a judge seldom begins with its terms. The first questions are how it came about. Did both of you have time? Did both know what the other owned and owed? Could both say no?',
      'This section writes down your answers while you still remember them. Say why you want the agreement. Decide whether you want an attorney of your own; each of you may have one, and the same attorney cannot advise you both. Promise each other to list everything.',
      'The last question is only for you. Nobody else sees the answer. If you do not feel free to say no, please stop and talk to someone you trust.',
    ],
    isFilmed: false,
  },
  {
    location: 'separate_property',
    slug: 'what-stays-yours',
    title: 'What stays yours',
    transcript: [
      'Separate property is what belongs to one of you alone: what you owned before the wedding, what you are given, what you inherit. That part is easy. The difficult part is what happens to it over the years.',
      'It grows. It pays out rent or dividends. It is mixed with shared money, or shared money is spent on it. For each of these this section asks a short question, with an example.',
      'Think of the thing that matters most to you, perhaps savings, a house or a family business, and follow it through the questions. If your answers leave it where you want it, you are done.',
    ],
    isFilmed: false,
  },
  {
    location: 'marital_property',
    slug: 'what-you-build-together',
    title: 'What you build together',
    transcript: [
      'Once you are married, pay comes in, savings grow, things are bought. Every state has a rule for who owns them. In community property states most of it belongs to both of you from the day it is earned. Elsewhere a court divides it fairly, which need not mean equally.',
      'You can keep that rule or choose another: share everything, share only what stands in both names, or share nothing unless you sign that you do.',
      'Then say how you would divide what is shared, and from which day nothing more is added. A clear day saves a great deal of argument.',
    ],
    isFilmed: false,
  },
  {
    location: 'homes',
    slug: 'a-home-is-more-than-a-house',
    title: 'A home is more than a house',
    transcript: [
      'A home is often the largest thing a couple owns, and the one with most feelings in it. So we ask about it apart from everything else.',
      'First comes the home you will live in when you marry. If it belongs to one of you, the other can gain a share year by year, or not. Then comes a home you may buy later: who owns it, and whether money that one of you puts in from the outside comes back first.',
      'The last question is who may keep it if you part. A first offer is not a gift. Whoever takes the home pays the other a fair price.',
    ],
    isFilmed: false,
  },
  {
    location: 'debts',
    slug: 'who-owes-what',
    title: 'Who owes what',
    transcript: [
      'You can share debts as you share property, or keep them apart. Most couples leave old debts with whoever made them and share those that serve the household.',
      'Remember one thing: your agreement is between the two of you. A bank that lent money to one of you did not sign it, and can still turn to whoever signed the loan. What the agreement does is say who has to make it good afterwards.',
    ],
    isFilmed: false,
  },
  {
    location: 'household_finances',
    slug: 'money-from-month-to-month',
    title: 'Money from month to month',
    transcript: [
      'This section is about ordinary months: the joint account, who pays what into it, which costs are shared, how you file your taxes.',
      'One question looks further. If one of you works less so that the family can thrive, that person earns less, saves less and builds a smaller pension. You can agree on a payment that makes up for it, month by month or at the end.',
    ],
    isFilmed: false,
  },
  {
    location: 'spousal_support',
    slug: 'support-after-a-marriage',
    title: 'Support after a marriage',
    transcript: [
      'Spousal support, also called alimony or maintenance, is what one spouse may owe the other after the marriage ends. It is the part of an agreement that courts look at most closely, because it can leave someone without enough to live on.',
      'States differ a great deal. In some you may give support up, in some only with an attorney on each side, and in a few not at all. We show you the rule of your state and only ask what it allows.',
      'If one of you may stay home with children, imagine that year before you answer. Fair terms, with exceptions for hard times, are the ones that hold.',
    ],
    isFilmed: false,
  },
  {
    location: 'death_and_insurance',
    slug: 'if-one-of-you-dies',
    title: 'If one of you dies',
    transcript: [
      'Nearly everywhere the law sets something aside for a surviving spouse, whatever a will says. If you have children from before, or a family business, you may want another arrangement. This section lets you make it.',
      'An agreement is not a will. It says what may be claimed; the will says who receives what. Make your wills after the wedding, and sign the consent forms for retirement plans then too, because only a spouse can sign those.',
      'Life insurance can balance what one of you gives up. It is often the simplest way to be fair.',
    ],
    isFilmed: false,
  },
  {
    location: 'family_and_future',
    slug: 'children-pets-and-moves',
    title: 'Children, pets and moves',
    transcript: [
      'There is something no premarital agreement can do: it cannot decide custody or child support. A court does that when the time comes, by what is best for the child. So we do not ask.',
      'What you can settle is who pays for children you already have, what happens to frozen embryos where the law allows it, with whom a pet lives, and how you share the cost when one of you moves for the other’s work.',
    ],
    isFilmed: false,
  },
  {
    location: 'lifestyle_and_privacy',
    slug: 'promises-a-court-may-not-keep',
    title: 'Promises a court may not keep',
    transcript: [
      'Everything in this section is optional. Some couples want a term about fidelity, about the ring, about what may be said in public. Courts enforce some of these terms and not others.',
      'That is why they stand apart in your agreement. If one of them falls, the rest stays. Beside each question we say what is known about your state, and what is not.',
    ],
    isFilmed: false,
  },
  {
    location: 'agreement_terms',
    slug: 'how-long-and-how-to-sign',
    title: 'How long it lasts and how you sign',
    transcript: [
      'The last section is about the agreement itself. It can last for good, end after some years, or fade step by step. You can promise to look at it again after a birth, a move or a new home. Looking changes nothing unless you both sign a change.',
      'Then decide what you will try before going to court, who would pay the attorneys, and how you want to sign: in person, or with an online notary where your state allows it.',
      'After this you list your finances, compare your answers, and read the agreement that comes of them.',
    ],
    isFilmed: false,
  },
];

/**
 * The explainer videos, one for each section, as they are spoken. The words are kept here so that the block is useful
 * without the video, and the same words serve as its captions. No video has been recorded yet (`isFilmed`): until then a
 * screen shows the poster, the title, the author and the words.
 */
export interface Video {
  /** Section key: where the video is shown. */
  location: string;
  /** End of its address, unique among all videos. */
  slug: string;
  title: string;
  /** The whole spoken text, one paragraph per entry. */
  transcript: readonly string[];
  isFilmed: boolean;
}

export const VIDEO_AUTHOR = 'Troth';

export const sectionVideos: readonly Video[] = [
  {
    location: 'understanding',
    slug: 'why-courts-ask-how-you-made-it',
    title: 'Why courts ask how you made your agreement',
    transcript: [
      'When someone challenges a premarital agreement, the judge rarely starts with its terms. The first question is how you made it. Did you both have time? Did you each know what the other owned and owed? Could you both say no?',
      'This section records your answers while they’re fresh. Say why you want the agreement. Decide whether you want your own attorney. Each of you may have one, and one attorney can’t advise you both. Promise each other to list everything.',
      'The last question is just for you. No one else sees your answer. If you don’t feel free to say no, please stop and talk to someone you trust.',
    ],
    isFilmed: false,
  },
  {
    location: 'separate_property',
    slug: 'what-stays-yours',
    title: 'What stays yours',
    transcript: [
      'Separate property belongs to one of you alone: what you owned before the wedding, gifts you receive, money you inherit. That part is easy. The hard part is what happens to it over the years.',
      'It grows. It pays rent or dividends. It gets mixed with shared money, or you spend shared money on it. This section asks a short question about each, with an example.',
      'Think of what matters most to you, maybe savings, a house or a family business, and follow it through the questions. If it ends up where you want it, you’re done.',
    ],
    isFilmed: false,
  },
  {
    location: 'marital_property',
    slug: 'what-you-build-together',
    title: 'What you build together',
    transcript: [
      'Once you’re married, you earn, save and buy things. Every state has a rule for who owns them. In community property states, most of it belongs to both of you from the day you earn it. Elsewhere, a court divides it fairly, which doesn’t always mean equally.',
      'You can keep that rule or choose another: share everything, share only what’s in both names, or share nothing unless you say so in writing.',
      'Then say how you’d divide what you share, and the day on which sharing stops. A clear date saves a lot of arguing.',
    ],
    isFilmed: false,
  },
  {
    location: 'homes',
    slug: 'a-home-is-more-than-a-house',
    title: 'A home is more than a house',
    transcript: [
      'A home is often the biggest thing a couple owns, and the one with the most feelings attached. So it gets its own section.',
      'First is the home you’ll live in when you marry. If it belongs to one of you, the other can gain a share each year, or not. Next is a home you may buy later: who owns it, and whether separate money that one of you puts in comes back first.',
      'The last question is who may keep it if you separate. A first offer isn’t a gift. The one who keeps the home pays the other a fair price.',
    ],
    isFilmed: false,
  },
  {
    location: 'debts',
    slug: 'who-owes-what',
    title: 'Who owes what',
    transcript: [
      'You can share debts the way you share property, or keep them separate. A common choice is that old debts stay with the one who took them on, and household debts are shared.',
      'Remember that your agreement is between the two of you. A bank didn’t sign it and can still collect from the one who signed the loan. The agreement says who pays the other back.',
    ],
    isFilmed: false,
  },
  {
    location: 'household_finances',
    slug: 'money-from-month-to-month',
    title: 'Money from month to month',
    transcript: [
      'This section covers everyday life: the joint account, what each of you pays into it, which costs you share and how you file your taxes.',
      'One question looks further ahead. If one of you works less to care for the family, that person earns less, saves less and ends up with a smaller pension. You can agree on a payment to make up for it, every month or at the end.',
    ],
    isFilmed: false,
  },
  {
    location: 'spousal_support',
    slug: 'support-after-a-marriage',
    title: 'Support after a marriage',
    transcript: [
      'Spousal support, also called alimony or maintenance, is what one spouse may owe the other after the marriage ends. Courts look at this part of an agreement most closely, because it can leave someone without enough to live on.',
      'States differ a lot. Some let you give up support, some only if you each have an attorney, and a few not at all. We show you your state’s rule and ask only what it allows.',
      'If one of you might stay home with children, picture that year before you answer. Fair terms, with exceptions for hard times, are the ones that last.',
    ],
    isFilmed: false,
  },
  {
    location: 'death_and_insurance',
    slug: 'if-one-of-you-dies',
    title: 'If one of you dies',
    transcript: [
      'Almost everywhere, the law sets something aside for a surviving spouse, no matter what a will says. If you have children from an earlier relationship or a family business, you may want something different. This section is where you say so.',
      'An agreement isn’t a will. It says what each of you can claim; the will says who gets what. Make your wills after the wedding, and sign the consent forms for retirement plans then too, because only a spouse can sign those.',
      'Life insurance can balance what one of you gives up. It is often the simplest way to be fair.',
    ],
    isFilmed: false,
  },
  {
    location: 'family_and_future',
    slug: 'children-pets-and-moves',
    title: 'Children, pets and moves',
    transcript: [
      'There’s one thing no premarital agreement can do: decide custody or child support. A court does that when the time comes, based on what’s best for the child. So we don’t ask.',
      'You can settle who pays for children you already have, what happens to frozen embryos where the law allows it, who a pet lives with, and how you share the cost when one of you moves for the other’s job.',
    ],
    isFilmed: false,
  },
  {
    location: 'lifestyle_and_privacy',
    slug: 'promises-a-court-may-not-keep',
    title: 'Promises a court may not keep',
    transcript: [
      'Everything in this section is optional. Some couples want a term about fidelity, the ring or what they may say in public. Courts enforce some of these terms and not others.',
      'That’s why they’re separate in your agreement. If a court rejects one, the rest remains. Next to each question, we say what’s known about your state and what isn’t.',
    ],
    isFilmed: false,
  },
  {
    location: 'agreement_terms',
    slug: 'how-long-and-how-to-sign',
    title: 'How long it lasts and how you sign',
    transcript: [
      'The last section is about the agreement itself. It can last forever, end after some years, or fade step by step. You can promise to review it after a birth, a move or a new home. A review changes nothing unless you both sign a change.',
      'Then decide what you’ll try before going to court, who would pay the attorneys, and how you’ll sign: in person or, where your state allows it, with an online notary.',
      'After this, you list your finances, compare your answers and read the agreement they produce.',
    ],
    isFilmed: false,
  },
];

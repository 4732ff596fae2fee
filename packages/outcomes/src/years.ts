import type { Side } from '@troth/domain/people';
import type { Assumptions } from './assumptions';
import { gain, part, WHOLE } from './cents';
import type { Facts, GrowthKind } from './facts';
import { type Account, type Estate, Ledger, OF_A, OF_B, OUTSIDE, SHARED } from './ledger';
import type { Rule, Terms } from './terms';

/** Lines of a statement, in their order. */
export const LINES = [
  'OWN',
  'HOME',
  'BUSINESS',
  'AWARDS',
  'INHERITANCE',
  'SAVINGS',
  'RETIREMENT',
  'HOME_BOUGHT',
  'DEBTS',
] as const;
export type Line = (typeof LINES)[number];

const SIDES = ['A', 'B'] as const;
export const estateOf = (side: Side): typeof OF_A | typeof OF_B => (side === 'A' ? OF_A : OF_B);

/** A thing, or a pool of money, with what each estate has of it. Debts on it are taken off. */
export interface Item {
  readonly line: Line;
  /** The line's place in `LINES`. */
  readonly place: number;
  readonly growth: GrowthKind;
  /** In whose name; null: in both. */
  readonly title: Side | null;
  /** Whose it was before it was shared. */
  readonly owner: Side | null;
  /** By estate; the first place is not used. */
  readonly held: [number, number, number, number];
  /** Still owed on it. */
  owed: number;
  /** Partner A's part of what is shared of it; null: as everything shared. */
  splitABp: number | null;
  readonly isRetirement: boolean;
  /** What it was worth on the wedding day, debts on it left in. */
  startedAt: number;
  /** Of what is shared of it, that which stands for shared money paid in, and how much was paid. */
  paidIn: { paid: number; credit: number };
  /** How its growth is caused and shared, once it was asked for. */
  causes: Causes | null;
}

/** Rule, its part of the gain, and what of that is shared. */
type Causes = readonly (readonly [Rule, number, number])[];

/** Sums that count only when the marriage ends. */
export interface Tallies {
  /** Paid into what is shared, by side. */
  readonly contributed: Record<Side, number>;
  /** Shared money in a side's own home that did not become shared: what was spent, and that with growth. */
  readonly invested: Record<Side, { spent: number; grown: number }>;
  /** Debts of a side that shared money paid. */
  readonly debtPaid: Record<Side, number>;
  /** Own money in joint accounts that comes back. */
  readonly returnable: Record<Side, number>;
  /** Own money in the down payment: what was paid, and that with growth of the home. */
  readonly down: Record<Side, { paid: number; grown: number }>;
}

/** The couple at the end of a year. */
export interface YearState {
  readonly year: number;
  readonly items: readonly Item[];
  readonly tallies: Tallies;
  /** Pay of that year. */
  readonly pay: Readonly<Record<Side, number>>;
  readonly ledger: Ledger;
}

const perSide = <T>(make: () => T): Record<Side, T> => ({ A: make(), B: make() });

/** The two lives under the rules of one world, year by year. */
export class Years {
  readonly #facts: Facts;
  readonly #terms: Terms;
  readonly #assumed: Assumptions;
  readonly #ledger = new Ledger();
  readonly #items: Item[] = [];
  readonly #tallies: Tallies = {
    contributed: { A: 0, B: 0 },
    invested: perSide(() => ({ spent: 0, grown: 0 })),
    debtPaid: { A: 0, B: 0 },
    returnable: { A: 0, B: 0 },
    down: perSide(() => ({ paid: 0, grown: 0 })),
  };
  readonly #pay: Record<Side, number>;
  readonly #awards: { readonly item: Item; readonly cents: number }[] = [];
  /** Evenly paid down: what is due each year on each item. */
  readonly #due = new Map<Item, number>();
  readonly #savings = new Map<Side | null, Item>();
  readonly #plans: Record<Side, Item>;
  /** The largest home of one partner: where money is put into one. */
  #mainHome: Item | null = null;
  /** The home that the clause on the present home rules: its owner's largest. */
  #ruledHome: Item | null = null;
  #year = 0;

  constructor(facts: Facts, terms: Terms, assumed: Assumptions) {
    this.#facts = facts;
    this.#terms = terms;
    this.#assumed = assumed;
    this.#pay = { A: facts.incomes.A ?? 0, B: facts.incomes.B ?? 0 };
    this.#open();
    this.#plans = {
      A: this.#add('RETIREMENT', 'RETIREMENT', 'A', true),
      B: this.#add('RETIREMENT', 'RETIREMENT', 'B', true),
    };
    this.#ledger.closeYear();
  }

  get state(): YearState {
    return { year: this.#year, items: this.#items, tallies: this.#tallies, pay: this.#pay, ledger: this.#ledger };
  }

  #add(line: Line, growth: GrowthKind, title: Side | null, isRetirement = false): Item {
    const item: Item = {
      line,
      place: LINES.indexOf(line),
      growth,
      title,
      owner: title,
      held: [0, 0, 0, 0],
      owed: 0,
      splitABp: null,
      isRetirement,
      startedAt: 0,
      paidIn: { paid: 0, credit: 0 },
      causes: null,
    };
    this.#items.push(item);
    return item;
  }

  /** Moves within an item, or between it and the outside. */
  #move(item: Item, rule: Rule, from: Account, to: Account, cents: number): void {
    if (from !== OUTSIDE) item.held[from] -= cents;
    if (to !== OUTSIDE) item.held[to] += cents;
    this.#ledger.post(rule, from, to, cents);
  }

  /** Makes an own part of an item shared; what it was worth counts as put in by its owner. */
  #share(item: Item, rule: Rule, side: Side, cents: number): void {
    this.#move(item, rule, estateOf(side), SHARED, cents);
    if (cents > 0) this.#tallies.contributed[side] += cents;
  }

  #open(): void {
    const { holdings, debts } = this.#facts;
    const terms = this.#terms;
    for (const holding of holdings) {
      const { kind, owner, cents, owedCents } = holding;
      const line: Line =
        kind === 'HOME'
          ? 'HOME'
          : kind === 'BUSINESS'
            ? 'BUSINESS'
            : kind === 'AWARD'
              ? 'AWARDS'
              : kind === 'INHERITANCE'
                ? 'INHERITANCE'
                : 'OWN';
      const growth: GrowthKind = kind === 'AWARD' || kind === 'INHERITANCE' ? 'SECURITIES' : kind;
      const item = this.#add(line, growth, owner, kind === 'RETIREMENT');
      item.owed = owedCents;
      item.startedAt = cents;
      const net = cents - owedCents;
      if (owner === null) {
        const a = part(net, holding.ownedByABp);
        this.#move(item, 'OPENING', OUTSIDE, OF_A, a);
        this.#move(item, 'OPENING', OUTSIDE, OF_B, net - a);
      } else this.#move(item, 'OPENING', OUTSIDE, estateOf(owner), net);
      if (owedCents > 0) this.#due.set(item, Math.ceil(owedCents / this.#years(line)));
      if (kind === 'HOME' && owner !== null) {
        const isLarger = (other: Item | null) => other === null || net > total(other);
        if (isLarger(this.#mainHome)) this.#mainHome = item;
        if (owner === terms.homeNow?.side && isLarger(this.#ruledHome)) this.#ruledHome = item;
      }
      if (kind === 'AWARD' && owner !== null) this.#awards.push({ item, cents: net });
    }
    for (const { owner, cents } of debts) {
      const item = this.#add('DEBTS', 'OTHER', owner);
      item.owed = cents;
      this.#move(item, 'OPENING', OUTSIDE, estateOf(owner), -cents);
      if (cents > 0) this.#due.set(item, Math.ceil(cents / this.#assumed.debtYears));
    }
    for (const item of this.#items) this.#classify(item);
  }

  #years(line: Line): number {
    return line === 'HOME' || line === 'HOME_BOUGHT' ? this.#assumed.mortgageYears : this.#assumed.debtYears;
  }

  /** What becomes shared on the wedding day. */
  #classify(item: Item): void {
    const terms = this.#terms;
    const becomesShared = (rule: Rule) => {
      for (const side of SIDES) this.#share(item, rule, side, item.held[estateOf(side)]);
    };
    if (item.line === 'DEBTS') {
      if (terms.areDebtsShared) becomesShared('DEBT_BEFORE');
    } else if (item === this.#ruledHome && terms.homeNow !== null) {
      if (terms.homeNow.choice === 'shared') becomesShared('HOME_NOW');
    } else if (item.line === 'BUSINESS' && terms.business !== 'by_cause') {
      if (terms.business === 'shared') becomesShared('BUSINESS');
    } else if (item.line === 'AWARDS' || item.line === 'INHERITANCE') {
      // Awards have their own rule; what is still held in trust is not shared until it is paid out.
    } else if (terms.isShared) becomesShared('PREMARITAL');
  }

  /** One more year of marriage. */
  next(): YearState {
    this.#year += 1;
    for (const item of this.#items) this.#grow(item);
    for (const side of SIDES) {
      const { invested, down } = this.#tallies;
      const bp = this.#assumed.growthBp.HOME;
      invested[side].grown += gain(invested[side].grown, bp);
      down[side].grown += gain(down[side].grown, bp);
    }
    this.#vest();
    this.#earn();
    this.#happen();
    this.#ledger.closeYear();
    return this.state;
  }

  /** How much of what an own part gains is shared, and by which rule: the first that has its part of the gain. */
  #causes(item: Item): Causes {
    const terms = this.#terms;
    if (item === this.#ruledHome && terms.homeNow !== null && terms.homeNow.choice !== 'shared') {
      return [['HOME_NOW', WHOLE, 0]];
    }
    if (item.line === 'BUSINESS') {
      if (terms.business !== 'by_cause') {
        return [['BUSINESS', WHOLE, terms.business === 'owner_all' ? 0 : WHOLE]];
      }
      const effort = this.#assumed.businessEffortBp;
      return [
        ['EFFORT_GROWTH', effort, terms.effortBp],
        ['PASSIVE_GROWTH', WHOLE - effort, terms.passiveBp],
      ];
    }
    if (item.line === 'INHERITANCE') {
      return [['INHERITANCE', WHOLE, terms.inheritance === 'growth_shared' ? WHOLE : 0]];
    }
    if (item.line === 'RETIREMENT') {
      return [['RETIREMENT', WHOLE, terms.retirement === 'shared' ? WHOLE : 0]];
    }
    if (item.growth === 'CASH') return [['INCOME', WHOLE, terms.incomeBp]];
    if (item.growth === 'SECURITIES') {
      const paid = this.#assumed.dividendsBp;
      return [
        ['INCOME', paid, terms.incomeBp],
        ['PASSIVE_GROWTH', WHOLE - paid, terms.passiveBp],
      ];
    }
    return [['PASSIVE_GROWTH', WHOLE, terms.passiveBp]];
  }

  #grow(item: Item): void {
    const bp = this.#assumed.growthBp[item.growth];
    if (bp === 0 || item.line === 'DEBTS') return;
    const { held, paidIn } = item;
    // The whole thing gains, its debts do not; each estate gains as it has a part of what is left.
    const worth = held[OF_A] + held[OF_B] + held[SHARED] + item.owed;
    if (worth <= 0) return;
    const gained = gain(worth, bp);
    if (gained === 0) return;
    // Shared money that was paid in by amount alone gains for the owner.
    const { credit } = paidIn;
    const ofA = held[OF_A] + (item.owner === 'A' ? credit : 0);
    const ofB = held[OF_B] + (item.owner === 'B' ? credit : 0);
    const shared = held[SHARED] - credit;
    if (ofA < 0 || ofB < 0 || shared < 0 || worth === item.owed) {
      // Worth less than is owed on it: its owner gains.
      this.#gainOf(item, item.title === null ? SHARED : estateOf(item.title), gained);
    } else if (ofB === 0 && shared === 0) this.#gainOf(item, OF_A, gained);
    else if (ofA === 0 && shared === 0) this.#gainOf(item, OF_B, gained);
    else if (ofA === 0 && ofB === 0) this.#gainOf(item, SHARED, gained);
    else {
      const net = worth - item.owed;
      const gainA = proportion(gained, ofA, net);
      const gainB = proportion(gained, ofB, net);
      const gainShared = proportion(gained, shared, net);
      const left = gained - gainA - gainB - gainShared;
      // What cannot be divided goes to the largest part.
      const largest: Estate = ofA >= ofB && ofA >= shared ? OF_A : ofB >= shared ? OF_B : SHARED;
      this.#gainOf(item, OF_A, gainA + (largest === OF_A ? left : 0));
      this.#gainOf(item, OF_B, gainB + (largest === OF_B ? left : 0));
      this.#gainOf(item, SHARED, gainShared + (largest === SHARED ? left : 0));
    }
    if (credit > 0 && this.#terms.paidIn === 'FRACTION') this.#credit(item, worth + gained);
  }

  /** What shared money paid into an own home stands for: the amount, and of a rise in value what it is of the first worth. */
  #credit(item: Item, worth: number): void {
    const { paidIn, owner, startedAt } = item;
    if (owner === null) return;
    const rises = this.#terms.paidIn === 'FRACTION' && startedAt > 0 && worth > startedAt;
    const credit = rises ? proportion(paidIn.paid, worth, startedAt) : paidIn.paid;
    this.#move(item, 'INVESTED', estateOf(owner), SHARED, credit - paidIn.credit);
    paidIn.credit = credit;
  }

  #gainOf(item: Item, estate: Estate, cents: number): void {
    if (cents === 0) return;
    if (estate === SHARED) {
      const isOwnersGrowth =
        item.line === 'RETIREMENT' && this.#terms.retirement === 'contributions_shared' && item.title !== null;
      this.#move(
        item,
        item.line === 'RETIREMENT' ? 'RETIREMENT' : 'PASSIVE_GROWTH',
        OUTSIDE,
        isOwnersGrowth ? estateOf(item.title) : SHARED,
        cents,
      );
      return;
    }
    const side: Side = estate === OF_A ? 'A' : 'B';
    let left = cents;
    for (const [rule, causeBp, sharedBp] of (item.causes ??= this.#causes(item))) {
      const caused = causeBp === WHOLE ? cents : part(cents, causeBp);
      // A fall stays with its owner: only growth is shared.
      const shared = caused > 0 && sharedBp > 0 ? part(caused, sharedBp) : 0;
      if (shared > 0) {
        this.#move(item, rule, OUTSIDE, SHARED, shared);
        this.#tallies.contributed[side] += shared;
      }
      this.#move(item, rule, OUTSIDE, estate, caused - shared);
      left -= caused;
    }
    if (left !== 0) this.#move(item, 'PASSIVE_GROWTH', OUTSIDE, estate, left);
  }

  /** Awards vest evenly; what vests is shared as the rule says. */
  #vest(): void {
    const { vestingYears, grantedYears } = this.#assumed;
    const year = this.#year;
    if (year > vestingYears || this.#terms.awards === 'holder') return;
    for (const { item, cents } of this.#awards) {
      if (item.owner === null) continue;
      const before = Math.trunc((cents * (year - 1)) / vestingYears);
      const vested = Math.trunc((cents * year) / vestingYears) - before;
      const shared =
        this.#terms.awards === 'shared_once_vested' ? vested : Math.trunc((vested * year) / (year + grantedYears));
      this.#share(item, 'AWARDS', item.owner, Math.min(shared, Math.max(0, item.held[estateOf(item.owner)])));
    }
  }

  #isWorking(side: Side): boolean {
    const out = this.#assumed.outOfWork;
    return out === null || out.side !== side || this.#year < out.year || this.#year >= out.year + out.years;
  }

  /** Pay of a year: saved, put into plans, and paid on debts; the rest is spent and never enters the ledger. */
  #earn(): void {
    const assumed = this.#assumed;
    const left = { A: 0, B: 0 };
    for (const side of SIDES) {
      const before = this.#facts.incomes[side] ?? 0;
      this.#pay[side] = this.#year === 1 ? before : this.#nextPay(side);
      left[side] = this.#isWorking(side) ? this.#pay[side] : 0;
    }
    this.#payDebts(left);
    this.#improveHome(left);
    const { children } = assumed;
    const hasChildren = children !== null && this.#year >= children.year && this.#year < children.year + children.years;
    for (const side of SIDES) {
      const pay = this.#isWorking(side) ? this.#pay[side] : 0;
      const planned = Math.min(left[side], part(pay, assumed.retirementBp));
      this.#pension(side, planned);
      const cost = hasChildren ? Math.trunc(children.costCents / 2) : 0;
      this.#save(side, Math.max(0, Math.min(left[side] - planned, part(pay, assumed.savingsBp) - cost)));
    }
  }

  #nextPay(side: Side): number {
    const pay = this.#pay[side];
    return Math.max(0, pay + gain(pay, this.#assumed.wageGrowthBp));
  }

  /** The part of money from pay that is shared. */
  #sharedPart(cents: number): number {
    const { payBp } = this.#terms;
    if (payBp === null) return this.#assumed.savingsName === 'JOINT' ? cents : 0;
    return part(cents, payBp);
  }

  #payDebts(left: Record<Side, number>): void {
    for (const [item, due] of this.#due) {
      if (item.line !== 'HOME_BOUGHT' && item.title !== null) this.#payDebt(item, item.title, due, left);
      else for (const side of SIDES) this.#payDebt(item, side, Math.ceil(due / 2), left);
      if (item.owed <= 0) this.#due.delete(item);
    }
  }

  #payDebt(item: Item, side: Side, due: number, left: Record<Side, number>): void {
    const cents = Math.min(due, item.owed, left[side]);
    if (cents <= 0) return;
    left[side] -= cents;
    item.owed -= cents;
    this.#payInto(item, side, cents);
  }

  /** Money from pay that lowers what is owed on an item, or is put into it. */
  #payInto(item: Item, payer: Side, cents: number): void {
    const shared = this.#sharedPart(cents);
    const own = cents - shared;
    if (item.line === 'HOME_BOUGHT') {
      this.#move(item, 'HOME_BOUGHT', OUTSIDE, SHARED, cents);
      this.#tallies.contributed[payer] += cents;
      return;
    }
    if (item.owner === null) {
      // In both names from before the wedding: each pays on the own part.
      this.#move(item, 'PAY', OUTSIDE, SHARED, shared);
      this.#move(item, 'PAY', OUTSIDE, estateOf(payer), own);
      this.#tallies.contributed[payer] += shared;
      return;
    }
    const { owner } = item;
    if (item.line === 'DEBTS') {
      const to = this.#terms.areDebtsShared ? SHARED : estateOf(owner);
      this.#move(item, 'PAY', OUTSIDE, to, cents);
      if (to !== SHARED) this.#tallies.debtPaid[owner] += shared;
      return;
    }
    if (item.held[SHARED] !== 0 && item.held[estateOf(owner)] === 0) {
      this.#move(item, 'PAY', OUTSIDE, SHARED, cents);
      this.#tallies.contributed[payer] += cents;
      return;
    }
    // The clause on the present home keeps all of it with its owner, no matter who pays.
    const isKept = item === this.#ruledHome;
    const becomesShared = isKept ? 0 : part(shared, this.#terms.investedBp);
    this.#move(item, isKept ? 'HOME_NOW' : 'INVESTED', OUTSIDE, SHARED, becomesShared);
    this.#tallies.contributed[payer] += becomesShared;
    this.#move(item, isKept ? 'HOME_NOW' : 'INVESTED', OUTSIDE, estateOf(owner), shared - becomesShared + own);
    if (becomesShared > 0 && this.#terms.paidIn !== 'EQUITY') {
      item.paidIn.paid += becomesShared;
      item.paidIn.credit += becomesShared;
      this.#credit(item, total(item) + item.owed);
    }
    const tally = this.#tallies.invested[owner];
    tally.spent += shared - becomesShared;
    tally.grown += shared - becomesShared;
  }

  #improveHome(left: Record<Side, number>): void {
    const home = this.#mainHome;
    if (home === null || this.#assumed.intoHomeCents === 0) return;
    for (const side of SIDES) {
      const cents = Math.min(Math.trunc(this.#assumed.intoHomeCents / 2), left[side]);
      left[side] -= cents;
      this.#payInto(home, side, cents);
    }
  }

  #pension(side: Side, cents: number): void {
    const plan = this.#plans[side];
    const isShared = this.#terms.retirement !== 'owner';
    this.#move(plan, 'RETIREMENT', OUTSIDE, isShared ? SHARED : estateOf(side), cents);
    if (isShared) this.#tallies.contributed[side] += cents;
  }

  #savingsOf(title: Side | null): Item {
    const known = this.#savings.get(title);
    if (known !== undefined) return known;
    const item = this.#add('SAVINGS', 'CASH', title);
    this.#savings.set(title, item);
    return item;
  }

  #save(side: Side, cents: number): void {
    if (cents <= 0) return;
    const title = this.#assumed.savingsName === 'JOINT' ? null : side;
    const item = this.#savingsOf(title);
    const shared = this.#sharedPart(cents);
    this.#move(item, 'PAY', OUTSIDE, SHARED, shared);
    this.#tallies.contributed[side] += shared;
    const own = cents - shared;
    this.#move(item, 'PAY', OUTSIDE, estateOf(side), own);
    if (title === null) this.#mix(item, side, own);
  }

  /** Own money in an account in both names. */
  #mix(item: Item, side: Side, cents: number): void {
    if (this.#terms.mixing === 'traceable') return;
    this.#share(item, 'MIXING', side, cents);
    if (this.#terms.mixing === 'returned') this.#tallies.returnable[side] += cents;
  }

  /** What was assumed to happen in this year. */
  #happen(): void {
    const { inheritance, mixed, homeBought } = this.#assumed;
    const year = this.#year;
    if (inheritance !== null && inheritance.year === year) {
      const item = this.#add('INHERITANCE', 'SECURITIES', inheritance.side);
      this.#move(item, 'INHERITANCE', OUTSIDE, estateOf(inheritance.side), inheritance.cents);
      if (this.#terms.inheritance === 'shared') this.#share(item, 'INHERITANCE', inheritance.side, inheritance.cents);
    }
    if (mixed !== null && mixed.year === year) {
      const joint = this.#savingsOf(null);
      const taken = this.#take(mixed.side, mixed.cents, joint);
      this.#mix(joint, mixed.side, taken);
    }
    if (homeBought !== null && homeBought.year === year) this.#buyHome(homeBought);
  }

  /** Own cash and securities of a side, moved into another item as far as there is enough. */
  #take(side: Side, wanted: number, into: Item): number {
    const estate = estateOf(side);
    let left = wanted;
    for (const item of this.#items) {
      if (left === 0) break;
      const isMoney = (item.growth === 'CASH' || item.growth === 'SECURITIES') && !item.isRetirement;
      if (!isMoney || item.line === 'AWARDS' || item === into) continue;
      const cents = Math.min(left, Math.max(0, item.held[estate]));
      item.held[estate] -= cents;
      into.held[estate] += cents;
      left -= cents;
    }
    return wanted - left;
  }

  #buyHome({ priceCents, downBp, from }: NonNullable<Assumptions['homeBought']>): void {
    const home = this.#add('HOME_BOUGHT', 'HOME', null);
    const wanted = part(priceCents, downBp);
    let shared = 0;
    if (from === 'SAVINGS') {
      for (const item of this.#savings.values()) {
        const cents = Math.min(wanted - shared, Math.max(0, item.held[SHARED]));
        item.held[SHARED] -= cents;
        home.held[SHARED] += cents;
        shared += cents;
      }
    } else this.#take(from, wanted, home);
    const own = { A: home.held[OF_A], B: home.held[OF_B] };
    // Savings of one's own make up what shared savings lack.
    if (from === 'SAVINGS') {
      for (const side of SIDES) own[side] += this.#take(side, Math.trunc((wanted - shared) / 2), home);
    }
    for (const side of SIDES) {
      this.#share(home, 'HOME_BOUGHT', side, home.held[estateOf(side)]);
      this.#tallies.down[side] = { paid: own[side], grown: own[side] };
    }
    const down = own.A + own.B + shared;
    // The loan makes up the rest: it is owed as it comes in, and changes nothing that anybody has.
    home.owed = priceCents - down;
    if (home.owed > 0) this.#due.set(home, Math.ceil(home.owed / this.#assumed.mortgageYears));
    if (this.#terms.homeBought === 'equal') home.splitABp = WHOLE / 2;
    else if (this.#terms.homeBought === 'by_down_payment') {
      home.splitABp = down === 0 ? WHOLE / 2 : Math.round(((own.A + shared / 2) * WHOLE) / down);
    }
  }
}

const total = (item: Item): number => item.held[OF_A] + item.held[OF_B] + item.held[SHARED];

/** `cents` times `of`/`whole`, toward zero, exact where the product is too large for a number. */
function proportion(cents: number, of: number, whole: number): number {
  const product = cents * of;
  return Number.isSafeInteger(product)
    ? Math.trunc(product / whole)
    : Number((BigInt(cents) * BigInt(of)) / BigInt(whole));
}

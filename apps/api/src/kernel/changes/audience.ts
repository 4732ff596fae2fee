import type { ChangeTopic } from '@troth/domain/changes';

/** Who hears what of a change. */
export interface Audience {
  readonly self?: readonly ChangeTopic[];
  readonly partner?: readonly ChangeTopic[];
  readonly attorneys?: readonly ChangeTopic[];
}

const ofDisclosure: Audience = { self: ['finances'], partner: ['finances'], attorneys: ['finances'] };

/** What both partners and their attorneys see of the document. */
export const ofDocument: Audience = { self: ['document'], partner: ['document'], attorneys: ['document'] };
/** A settled payment opens doors for both partners. */
export const ofPurchase: Audience = { self: ['purchases'], partner: ['purchases'] };

/**
 * Who hears what of a call, by its id or else by the part of it before the dot. Of a partner's answers nothing is told
 * but that the partner has moved (D3). Null: nobody else sees anything of it, or it tells of itself.
 */
const audiences: Readonly<Record<string, Audience | null>> = {
  answers: { self: ['answers'], partner: ['partner'] },
  questionnaireSections: { self: ['answers'], partner: ['partner'] },
  disputes: { self: ['answers', 'disputes'], partner: ['partner', 'disputes'] },
  discussions: { self: ['discussions'], partner: ['discussions'] },
  // Named by the handlers: a client's words with the own attorney are nothing to the partner, not even that there are any.
  chats: null,
  // Nobody but the author knows of them.
  internalNotes: null,
  // An editor that waits for the lock looks for it every 20 seconds, and no other screen shows it. An announcement would only
  // have attorneys' pages request the history again, also the page that was just reloaded.
  documentLocks: null,
  // What is offered to insert is seen when it is asked for; words about a clause are told by whom they are for.
  libraryGroups: null,
  clauseDiscussions: null,
  // Drafts are their author's. A commit tells of itself.
  documentDrafts: null,
  documentEditing: null,
  // Names stand in the document too.
  users: { self: ['profile'], partner: ['document', 'partner'] },
  'users.create': null,
  'users.invite': { self: ['partner'] },
  'users.revokeInvitation': { self: ['partner'] },
  'users.acknowledge': { self: ['profile'], partner: ['partner'] },
  'users.remindPartner': { self: ['partner'] },
  // A link is used by nobody who is signed in, and tells of itself.
  reminders: { self: ['profile'] },
  // The own archive; what it is of does not change by it.
  personalArchive: { self: ['profile'] },
  accountDeletion: { self: ['profile'] },
  personalTokens: { self: ['profile'] },
  webhookEndpoints: { self: ['profile'] },
  // Every session of the person ends with it.
  'admin.resetSecondFactor': null,
  'admin.endSessions': null,
  invitations: null,
  documents: ofDocument,
  // Who has read how far is nobody else's business.
  'documents.markViewed': null,
  documentFiles: ofDocument,
  'documents.acceptInvite': { self: ['document', 'partner'], partner: ['document', 'partner'] },
  // Who advises whom, and who approved, stands with the document.
  externalAttorneys: ofDocument,
  notarizations: ofDocument,
  // Shown once an admin has looked at it.
  attorneyReviews: { self: ['purchases'] },
  counselConfirmations: ofDocument,
  assets: ofDisclosure,
  vehicles: ofDisclosure,
  businesses: ofDisclosure,
  debts: ofDisclosure,
  realEstates: ofDisclosure,
  incomes: ofDisclosure,
  inheritancesTrusts: ofDisclosure,
  legacyJointProperties: ofDisclosure,
  evidence: ofDisclosure,
  disclosure: ofDisclosure,
  jointEntries: ofDisclosure,
  carts: { self: ['purchases'] },
  cartItems: { self: ['purchases'] },
  checkout: { self: ['purchases'] },
  // Choosing an attorney tells of itself.
  purchaseItems: { self: ['purchases'], partner: ['purchases'] },
  // Settling a checkout announces itself, no matter what set it off.
  'checkout.reconcile': null,
  // Setting the booking status tells of itself; a move tells both.
  booking: null,
  events: null,
  // Tells of itself: whom the call is for, and the attorney.
  attorneyCalls: null,
  attorneyHours: null,
  // Until the profile names it, nobody else sees it.
  attorneyFiles: null,
  webhooks: null,
  browserFailures: null,
  contentPolicyReports: null,
  // Leaving a client tells of itself; that an attorney can act is nobody else's news.
  conflicts: null,
  // The firm's lead asks for it.
  payouts: null,
  // What is booked of a refund tells of itself.
  adminPurchases: null,
  // A code that changes tells of itself at the next cart.
  discounts: null,
  sandbox: null,
  // An attorney who is no longer approved leaves documents.
  attorneys: ofDocument,
  admin: null,
  running: null,
  // What is asked of couples does not change by it.
  counsel: null,
  videos: null,
  // Each names whom it concerns.
  adminUsers: null,
  adminDocuments: null,
  adminAttorneyServices: null,
  adminReviews: null,
  // Files of lists.
  adminEvents: null,
  adminLog: null,
  // Nobody but admins knows of it.
  discipline: null,
  // Nobody but who keeps it knows of it.
  savedViews: null,
  adminSavedViews: null,
  savedReplies: null,
  // The couple's history says that someone may look.
  adminAccess: ofDocument,
  sessions: null,
  questionOptions: null,
  support: null,
  waitlist: null,
  calendar: null,
  // How a bank's columns are read is seen by nobody else.
  imports: null,
  exchangeRates: null,
  // The job that settles a change tells each couple that it concerns.
  states: null,
  terms: null,
};

/** @returns undefined for a call that nobody has decided about; a test holds every change against this. */
export function audienceOf(operationId: string): Audience | null | undefined {
  const [resource] = operationId.split('.');
  return operationId in audiences ? audiences[operationId] : audiences[resource ?? ''];
}

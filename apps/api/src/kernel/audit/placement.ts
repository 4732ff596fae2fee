/**
 * Changes that leave no entry, by call or by the part of its id before the dot, each with its reason. Whatever else
 * changes something leaves one: a test holds the list of all calls against this one.
 */
const unaudited: Readonly<Record<string, string>> = {
  'sessions.open':
    'Signing in changes nothing of a document, approval, notarization, payment or role; sessions end by themselves.',
  'sessions.close': 'The same, for signing out.',
  'questionOptions.check': 'Asks whether options are there, and stores nothing.',
  'questionnaireSections.continue': 'How far a person has come in the questions; the answers leave their own entries.',
  documentLocks: 'Who edits changes nothing of a document; what they commit leaves its entry.',
  'documentDrafts.save': 'Drafts are no part of the document until they are committed, and nobody else’s to know of.',
  'documentEditing.leaveOffer': 'Which earlier edits one reader no longer wants to see; the document stays as it is.',
  'clauseDiscussions.markRead': 'Whether somebody has read is nobody else’s business.',
  'chats.markAsRead': 'Whether somebody has read is nobody else’s business.',
  'documents.markViewed': 'Whether somebody has read is nobody else’s business (ADR 0030).',
  'checkout.reconcile': 'Settling a payment leaves its own entry, whoever set it off.',
  webhooks: 'Only take a notice in; the job that acts on it leaves the entry.',
  browserFailures: 'A portal’s report of a failure; it goes to the operator’s error service, and changes nothing.',
  contentPolicyReports: 'A browser’s complaint; it goes to the log, and changes nothing.',
  'sandbox.pay': 'Plays the provider; the notice that it sends leads to the entry.',
  'sandbox.onboard': 'The same.',
  'sandbox.sendAgain': 'The same.',
  'sandbox.notarize': 'The same.',
  'payouts.readAccount': 'Asks the provider; a change of the account leaves its own entry.',
  'payouts.openDashboard': 'Only leads to the provider.',
  'adminPurchases.readBalances': 'Asks the provider for our balance, and stores nothing.',
  'adminPurchases.previewRefund': 'Asks the provider for a balance, and stores nothing.',
  'states.previewWords': 'Shows what a value would reword, and stores nothing.',
  'attorneys.keepApplicationDraft': 'Typed and not sent; sending the application leaves its own entry.',
  savedViews: 'How an attorney’s own list is shown; nobody else sees it.',
  adminSavedViews: 'How an admin’s own list is shown; nobody else sees it.',
  savedReplies: 'What an attorney writes often; what is sent leaves its own entry.',
  'imports.rememberMapping': 'How a bank’s columns are read; no document holds it.',
};

/** @internal The table is tested to be complete. */
export const UNAUDITED_NAMES: readonly string[] = Object.keys(unaudited);

/** Why a change leaves no entry; null where nothing is said for it. @internal The table is tested to be complete. */
export const unauditedBecause = (operationId: string): string | null =>
  unaudited[operationId] ?? unaudited[operationId.split('.')[0] ?? ''] ?? null;

/** Changes of which no document is told, by call or by the part of its id before the dot, each with its reason. */
const OF_NO_DOCUMENT: Readonly<Record<string, string>> = {
  users: 'A person’s own record. Invitations and reminders, which are of a document, name it.',
  personalArchive: 'A person’s own data, all of it.',
  accountDeletion: 'A person’s own account; when it is deleted, each of its documents is told.',
  admin: 'Law firms and attorneys; documents that an attorney leaves are named.',
  adminUsers: 'A person’s own record; where a document is concerned, it is named.',
  adminAttorneyServices: 'What an attorney offers.',
  adminEvents: 'A file of many appointments is of no document.',
  adminLog: 'A file of many entries is of no document.',
  'running.sendMailAgain': 'A mail, whoever it is for.',
  'running.runJobsAgain': 'A queue of jobs.',
  'running.sendDeliveriesAgain': 'Deliveries to endpoints of several people.',
  adminReviews: 'What a client said of an attorney.',
  discipline: 'What a bar decided about an attorney.',
  attorneys: 'The same, by the attorney.',
  attorneyCalls: 'Times that an attorney offers; until one is booked, nothing of a document changes.',
  attorneyFiles: 'An attorney’s own.',
  attorneyHours: 'An attorney’s hours.',
  attorneyReviews: 'Of an attorney.',
  internalNotes: 'An attorney’s own; the couple is not told that there are any (D3).',
  payouts: 'Of a law firm.',
  adminPurchases: 'A refund names the document where its purchase has one; a file of many is of none.',
  invitations: 'Until it is accepted, an invitation that is opened changes no document; it names the one it is of.',
  support: 'A question to the support team.',
  waitlist: 'A person’s own wish.',
  calendar: 'A person’s own secret address.',
  personalTokens: 'A person’s own; what is done with one names its document.',
  webhookEndpoints: 'A person’s own addresses, to which numbers and facts go.',
  reminders: 'A person’s own wish.',
  exchangeRates: 'The house’s rates.',
  discounts: 'The house’s coupons and codes.',
  states: 'The law of a state; each document that it concerns is told by the job that settles it.',
  terms: 'The same.',
  libraryGroups: 'The house’s library.',
  counsel: 'What attorneys said of the house’s library.',
  videos: 'The house’s videos.',
  carts: 'What somebody thinks of buying; the checkout names the document.',
  cartItems: 'The same.',
  checkout: 'Names the document, where there is one yet.',
  purchaseItems: 'The same.',
  booking: 'The same.',
  events: 'The same.',
};

/** Whether a change has to stand in a document's chain. */
export const isOfDocument = (operationId: string): boolean =>
  !(operationId in OF_NO_DOCUMENT) && !((operationId.split('.')[0] ?? '') in OF_NO_DOCUMENT);

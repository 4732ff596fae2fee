import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The texts that the customer specification gives to the letter, by its section, with the message that says each. A text in
 * braces is filled in; an elided one is whole here, as D16, reads it.
 * @type {ReadonlyArray<{ section: string, key: string, text: string }>}
 */
export const specifiedTexts = [
  [
    '§2',
    'ui fallback.text',
    'It looks like there was an error loading the page. Please sign out and try again or contact support.',
  ],
  ['§2', 'ui fallback.logOut', 'Log out'],
  ['§2', 'customer attorneys.card.title', 'Want Attorney Services?'],
  ['§2', 'customer attorneys.button.book', 'Book your {service}'],
  ['§2', 'customer attorneys.button.purchase', 'Book {service} - {price}'],
  ['§2', 'customer attorneys.overview.title', "Quick overview—here's what to expect for this process:"],
  ['§2', 'customer background.state.title', 'What is your state?'],
  ['§2', 'customer background.state.placeholder', 'Select your state'],
  ['§2', 'customer background.name.suffix', 'What is your suffix? (leave blank if none)'],
  ['§2', 'customer questionnaire.saving', 'Saving...'],
  ['§2', 'ui answer.none', 'The client has not answered this question.'],
  ['§2', 'customer alignment.viewHistory', 'View alignment history'],
  ['§2', 'customer alignment.sendReminder', 'Send reminder email'],
  ['§2', 'customer alignment.completeQuestionnaire', 'Complete questionnaire'],
  ['§2', 'portal signOut.title', 'Are you sure you want to log out?'],
  ['§2', 'portal signOut.confirm', 'Log out'],
  ['§2', 'portal signOut.cancel', 'Cancel'],
  ['§4', 'domain progress.starting', 'Starting your prenup 🖋️'],
  ['§4', 'domain progress.ready', 'Prenup 100% ready 🎉'],
  ['§4', 'domain progress.readyShort', '100% 🎉'],
  ['§5', 'domain validation.required', 'This field is required'],
  ['§5', 'domain question.number.invalid', 'Value must be a number'],
  ['§5', 'domain question.number.greaterThanZero', 'Value should be greater than zero'],
  ['§5', 'domain question.currency.required', 'Currency value is required'],
  ['§5', 'domain question.currency.invalid', 'Invalid currency value'],
  ['§5', 'domain question.currency.negativeSigns', 'Currency cannot have multiple negative signs (-)'],
  ['§5', 'domain question.currency.decimalPoints', 'Currency can only have one decimal point'],
  ['§5', 'domain question.currency.amount', 'Please enter a valid currency amount'],
  ['§5', 'domain question.currency.decimals', 'Currency can only have up to 2 decimal places'],
  ['§5', 'domain question.date.required', 'Date is required'],
  ['§5', 'domain question.date.invalid', 'Please enter a valid date'],
  ['§5', 'domain question.date.future', 'Date should be in the future'],
  ['§5', 'domain question.date.past', 'Date should be in the past'],
  ['§5', 'domain question.date.adult', 'You must be at least 18 years old'],
  ['§5', 'domain question.date.californiaWedding', 'In CA you must review the document for 7 days before notarizing'],
  ['§5', 'domain question.phone.invalid', 'Invalid phone number'],
  ['§5', 'domain question.phone.required', 'Phone number is required'],
  ['§5', 'domain profile.birthdate.future', 'Date cannot be in the future.'],
  ['§5', 'domain profile.birthdate.past', 'Date cannot be more than 90 years ago.'],
  ['§5', 'domain disclosure.income.missingOne', 'Please add income for {first}'],
  ['§5', 'domain disclosure.income.missingTwo', 'Please add income for {first} and {second}'],
  ['§5', 'domain disclosure.income.missingThree', 'Please add income for {first}, {second}, and {third}'],
  ['§8', 'portal error.unknown', 'An unknown error occurred. Please try refreshing the page.'],
  ['§8', 'customer shared.loading', 'Loading...'],
  [
    '§8',
    'customer attorneys.unavailable.REPRESENTATION',
    "Representation services are currently unavailable. We don't have enough attorneys in your state to provide this service at the moment. Please try again later or contact our support team for assistance.",
  ],
  ['§8', 'customer attorneys.failed', 'Error ocurred. Please refresh the page or contact support.'],
  ['§8', 'customer attorneys.none', 'No services available. Please contact support.'],
  ['§8', 'customer background.state.loadFailed', 'Error loading states, please refresh the page and try again'],
  ['§8', 'customer background.state.saveFailed', 'Error saving state, please refresh the page and try again'],
  ['§8', 'customer background.name.failed', 'Error saving your information, please refresh the page and try again'],
  ['§8', 'ui save.failed', 'Error saving answer, please refresh the page and try again'],
  [
    '§8',
    'customer questionnaire.sections.loadFailed',
    'Unable to load questionnaire sections. Please refresh the page and try again.',
  ],
  [
    '§8',
    'customer questionnaire.questions.loadFailed',
    'Could not load questions. Refresh the page and if the problem persists use the chat bubble to reach out to our support team.',
  ],
  ['§8', 'customer alignment.historyFailed', 'Could not load alignment history. Please try again.'],
  [
    '§8',
    'customer alignment.loadFailed',
    'Could not load alignments. Refresh the page and if the problem persists use the chat bubble to reach out to our support team.',
  ],
  ['§8', 'customer questionnaire.sections.failed', 'Error loading Questionnaire Sections'],
  ['§8', 'customer alignment.sessionNotFound', 'User session not found. Please refresh the page.'],
  ['§8', 'customer alignment.disputesFailed', 'Unable to load disputes. Please refresh the page.'],
  ['§8', 'customer alignment.disputeNotFound', 'Dispute not found. Please refresh the page.'],
  ['§8', 'customer questionnaire.phone.failed', 'Error processing phone number'],
  ['§8', 'customer questionnaire.popup.unanswered.title', 'You have unanswered questions'],
  ['§8', 'customer questionnaire.popup.sections.title', 'You are almost there!'],
  ['§8', 'customer questionnaire.popup.state.title', 'Almost there!'],
  ['§8', 'customer shell.failed', 'Error occurred'],
  ['§8', 'portal menu.failed', 'Error loading data'],
  [
    '§8',
    'domain notarization.notGenerated.title',
    'Notarization will be available after you have generated a document.',
  ],
  ['§8', 'domain notarization.notGenerated.message', 'You must generate a document before you can notarize it.'],
  [
    '§8',
    'domain notarization.ownAttorney.title',
    'Notarization will be available after you have met with your attorney.',
  ],
  [
    '§8',
    'domain notarization.ownAttorney.message',
    "You're almost done! You must book an attorney before you can notarize your document.",
  ],
  [
    '§8',
    'domain notarization.partnerAttorney.title',
    'Notarization will be available after your partner has met with their attorney.',
  ],
  [
    '§8',
    'domain notarization.notApproved.title',
    'Notarization will be available after your attorneys have approved your document.',
  ],
  [
    '§8',
    'domain notarization.notReviewed.title',
    'Notarization will be available after you have reviewed your document.',
  ],
].map(([section = '', key = '', text = '']) => ({ section, key, text }));

/**
 * Where a signed-in customer is led from an address of before. Customer spec §2.
 * @type {ReadonlyArray<readonly [from: string, to: string]>}
 */
export const specifiedRedirects = [
  ['/user_ask_an_attorney', '/attorney-services?serviceType=Q_A'],
  ['/user_documents', '/documents'],
  ['/user_attorney_booking', '/attorney-services?serviceType=REPRESENTATION'],
  ['/attorney_editor/', '/documents'],
  ['/initial_questionnaire/', '/questionnaire'],
  ['/user_account', '/'],
  ['/user_notarization', '/notarize'],
  ['/user_settings', '/profile'],
];

/** Each app and package, by its path from the root. */
const workspaces = (/** @type {string} */ root) =>
  ['apps', 'packages'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`));

/** @type {(folder: string, pattern: RegExp) => string[]} */
const filesIn = (folder, pattern) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((file) => pattern.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8'))
    : [];

/**
 * Every message of every catalog, by its package and key.
 * @type {(root: string) => Map<string, string>}
 */
export function catalogTexts(root) {
  return new Map(
    workspaces(root).flatMap((workspace) =>
      filesIn(join(root, workspace, 'messages'), /^en\.json$/).flatMap((source) => {
        /** @type {Record<string, string>} */
        const messages = JSON.parse(source);
        const name = workspace.split('/')[1] ?? '';
        return Object.entries(messages).map(
          ([key, text]) => /** @type {[string, string]} */ ([`${name} ${key}`, text]),
        );
      }),
    ),
  );
}

/** What the tests say, without what escapes a quote or a pattern, in one text. */
export function testSources(/** @type {string} */ root) {
  const besideTheCode = workspaces(root).flatMap((name) => filesIn(join(root, name, 'src'), /\.test\.tsx?$/));
  const inTheBrowser = ['src', 'tests'].flatMap((folder) => filesIn(join(root, 'tooling/e2e', folder), /\.ts$/));
  return [...besideTheCode, ...inTheBrowser].join('\n').replaceAll('\\', '');
}

/** Enough of a text to know it in a test, up to what is filled in. */
export const startOf = (/** @type {string} */ text) => (text.split('{')[0] ?? '').slice(0, 40).replace(/[ ?.!]+$/, '');

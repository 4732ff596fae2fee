/** What `npm start` prints once everything answers. The seed makes these people, with the embedded identity only. */
export const demoPassword = 'troth-demo';

export const demoPeople = /** @type {const} */ ([
  ['customer', 'alex@demo.troth, blake@demo.troth', 'a couple in New York: both have answered, some answers differ'],
  ['customer', 'casey@demo.troth, devon@demo.troth', 'a couple in California, with attorneys'],
  ['customer', 'emery@demo.troth', 'has just signed up'],
  ['attorney', 'frances@demo.troth, gray@demo.troth', 'approved attorneys of two firms'],
  ['attorney', 'harper@demo.troth', 'attorney, application under review'],
  ['admin', 'admin@demo.troth', 'admin'],
]);

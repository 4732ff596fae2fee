/** The field of a value that is the address of a home; its source is the disclosure. Without schemas, which browsers don't need. */
export const HOME_ADDRESS = 'homeAddress';

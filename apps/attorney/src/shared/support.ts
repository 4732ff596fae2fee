/** Where attorneys reach a person. */
export const SUPPORT_ADDRESS = 'support@troth.example';
export const supportLink = `mailto:${SUPPORT_ADDRESS}`;

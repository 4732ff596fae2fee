/** Replaced at the build by the commit that it is made from; nothing replaces it in tests and in development. */
declare const TROTH_COMMIT: string | undefined;

/** Version of the API's contract, told by the OpenAPI document. */
export const VERSION = '1.0.0';

/** What runs: the contract's version with the commit of the build, where there is one. */
export const BUILD: string = ((commit: string | undefined) => (commit ? `${VERSION}+${commit}` : VERSION))(
  typeof TROTH_COMMIT === 'undefined' ? undefined : TROTH_COMMIT,
);

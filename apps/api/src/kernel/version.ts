/** Version of the API's contract, told by `/health` and by the OpenAPI document. */
export const VERSION = '1.0.0';

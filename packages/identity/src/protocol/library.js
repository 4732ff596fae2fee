// The protocol library's parts, by their own files. Its index adds nothing but a line on the console for every Node older
// than 22; our tests run the whole protocol on Node 20, so the line would only worry the person who reads it. The version
// is pinned. Plain JavaScript, because the library's types know the index alone: library.d.ts beside this says the types.
export { default as requestContext } from 'oidc-provider/lib/helpers/als.js';
export { InvalidGrant, SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';
export { base as basePolicy, Check, Prompt } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
export { Provider } from 'oidc-provider/lib/provider.js';

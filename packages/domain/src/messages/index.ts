/** The domain's own catalog, for a translator of a portal: English, and the pseudolocale of the tests. */
export { en as domainMessagesInEnglish } from '../generated/messages/en';
export { pseudo as domainMessagesInPseudo } from '../generated/messages/pseudo';
export { type EnumerationName, type EnumerationValue, enumerationLabel } from './labels';
export {
  type DomainMessageKey,
  type DomainMessages,
  type DomainTranslator,
  type PlainMessageKey,
  say,
} from './say';
export { type CompiledCatalog, createTranslator, type Translator } from './translator';

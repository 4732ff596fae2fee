export { type EnumerationName, type EnumerationValue, enumerationLabel } from './labels';
export {
  type DomainMessageKey,
  type PlainMessageKey,
  say,
  speakDomain,
} from './say';
export { type CompiledCatalog, createTranslator, type Translator } from './translator';

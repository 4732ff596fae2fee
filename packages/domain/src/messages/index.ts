export { type CompiledCatalog, createTranslator, type Translator } from './translator';

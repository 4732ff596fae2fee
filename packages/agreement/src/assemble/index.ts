export { assemble } from './assemble';
export { acknowledgment, attorneySignature, partySignature, witnessSignature } from './execution';
export {
  type AnswerInput,
  type AssemblyInput,
  answerInputSchema,
  assemblyInputSchema,
  type DisclosureInput,
  disclosureInputSchema,
  type PartyInput,
  partyInputSchema,
  type ReceiptInput,
  receiptInputSchema,
} from './input';
export { inputHash } from './input-hash';
export { type InsertableValue, insertableValues } from './insertable-values';
export { renderTemplates, type UnmetPlaceholder } from './render-templates';
export { outline } from './outline';
export { AssemblyError } from './text';
export { type ApprovedTexts, markReviewed, reviewedShare } from './mark-reviewed';

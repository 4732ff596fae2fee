export { assemble } from './assemble';
export { acknowledgment, attorneySignature, partySignature, witnessSignature } from './execution';
export {
  type AssemblyInput,
  assemblyInputSchema,
} from './input';
export { inputHash } from './input-hash';
export { type InsertableValue, insertableValues } from './insertable-values';
export { renderTemplates } from './render-templates';
export { outline } from './outline';
export { type ApprovedTexts, markReviewed } from './mark-reviewed';

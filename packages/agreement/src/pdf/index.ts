export { type CompletionPaper, renderCompletionPdf, renderMarkPdf } from './completion-render';
export { renderOutcomeSheetPdf } from './outcome-sheet-render';
export { type ReceiptPaper, renderReceiptPdf } from './receipt-render';
export { renderRedlinePdf } from './redline-render';
export {
  closePdfRenderer,
  renderPdf,
  renderPdfWithDetails,
  warmUpPdfRenderer,
} from './render';
export {
  renderSigningPapersPdf,
  renderSigningSheetPdf,
  type SigningPaperBlock,
  type SigningPapersPaper,
  type SigningSheetPaper,
} from './signing-render';
export { companionOf } from '../drawing/companion';

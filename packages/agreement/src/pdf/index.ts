export { type ReceiptPaper, renderReceiptPdf } from './receipt-render';
export { renderRedlinePdf, renderRedlinePdfWithDetails } from './redline-render';
export {
  closePdfRenderer,
  PdfError,
  type RenderedPdf,
  renderPdf,
  renderPdfWithDetails,
  warmUpPdfRenderer,
} from './render';

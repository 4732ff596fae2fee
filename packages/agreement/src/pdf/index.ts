export {
  closePdfRenderer,
  PdfError,
  type RenderedPdf,
  renderPdf,
  renderPdfWithDetails,
  warmUpPdfRenderer,
} from './render';

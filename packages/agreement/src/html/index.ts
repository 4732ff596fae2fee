export { renderHtml, renderRedlineHtml } from './render';

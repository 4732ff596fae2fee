export type { Copy } from '../drawing/marked';
export type { Origin } from './origin';
export { renderDocx, renderRedlineDocx } from './render';
export { renderLibraryDocx } from './library';

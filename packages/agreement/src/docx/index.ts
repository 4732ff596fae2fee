export type { Approval, Copy } from '../drawing/marked';
export type { Origin } from './origin';
export { type RedlineFile, renderDocx, renderRedlineDocx } from './render';
export { type LibraryFile, renderLibraryDocx } from './library';

export { type RedlineFile, renderDocx, renderRedlineDocx } from './render';

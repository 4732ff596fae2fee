export { products, savingsClaim } from './product';

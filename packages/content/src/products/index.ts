export { type Claim, type ProductContent, products, savingsClaim } from './product';

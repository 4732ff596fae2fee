import type { Operation } from './http/operation';
import { financeOperations } from './modules/finances/finance.routes';
import { cartOperations } from './modules/payments/cart.routes';
import { checkoutOperations } from './modules/payments/checkout.routes';
import { productOperations } from './modules/payments/product.routes';
import { sandboxOperations } from './modules/payments/sandbox.routes';
import { webhookOperations } from './modules/payments/webhook.routes';
import { stateOperations } from './modules/states/state.routes';
import { userOperations } from './modules/users/user.routes';

/** Every call of the API. `openapi.json`, the routes and the authorization tests are all made from this list. */
export const operations: readonly Operation[] = [
  ...stateOperations,
  ...userOperations,
  ...financeOperations,
  ...productOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...webhookOperations,
  ...sandboxOperations,
];

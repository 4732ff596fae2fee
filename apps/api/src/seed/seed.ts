import type { Identity } from '@troth/identity';
import type { Services } from '../services';

export async function seedDemo(_services: Services, _identity: Identity): Promise<void> {}

export * from './answer-sharing';
export * from './call-offer';
export * from './outside';
export * from './schemas';
export * from './slots';
export * from './time-zone';
export * from './transitions';
export * from './usual-hours';

/** How a state divides property. Customer spec §3. */
export const DISTRIBUTION_LAWS = ['EQUITABLE_DISTRIBUTION', 'COMMUNITY_PROPERTY'] as const;

/** Whether spousal support can be waived or changed. Customer spec §3. */
export const SPOUSAL_SUPPORT_LAWS = ['CAN_WAIVE_OR_MODIFY', 'CANNOT_WAIVE_OR_MODIFY', 'ATTORNEY_REQUIRED'] as const;

/** Whether attorney services are offered in a state. Customer spec §1 and §3. */
export const ATTORNEY_SUPPORTS = ['NONE', 'PARTNER'] as const;
export type AttorneySupport = (typeof ATTORNEY_SUPPORTS)[number];

/** Attorney application status. Portals spec §3. */
export const ATTORNEY_STAGES = ['FORM_MISSING', 'UNDER_REVIEW', 'APPROVED', 'DECLINED', 'DEACTIVATED'] as const;
export type AttorneyStage = (typeof ATTORNEY_STAGES)[number];

/** Review status. Portals spec §3. */
export const REVIEW_STATUSES = ['PENDING', 'DISABLED', 'APPROVED'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Where browsers report what a page's policy kept out. */
const REPORTS_PATH = '/content-policy-reports';
const GROUP = 'content-policy';

/** Ends a policy: newer browsers read `report-to`, which names a group of the header below, older ones `report-uri`. */
export const reportTo = (api: string): readonly string[] => [`report-uri ${api}${REPORTS_PATH}`, `report-to ${GROUP}`];

/** The value of `Reporting-Endpoints`. */
export const reportingEndpoints = (api: string): string => `${GROUP}="${api}${REPORTS_PATH}"`;

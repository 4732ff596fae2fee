// Apart from the schemas, so that a browser that compares versions loads none of them.

/**
 * Why a change is there. More than one: the versions hold grounds for each, and which of them it was cannot be told.
 * `CauseReader` says what each is based on, and what cannot be told apart.
 */
export const REDLINE_CAUSES = ['ANSWER', 'ALIGNMENT', 'DISCLOSURE', 'TEMPLATE_OR_LAW', 'ATTORNEY_EDIT'] as const;
export type RedlineCause = (typeof REDLINE_CAUSES)[number];

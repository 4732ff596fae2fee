/** The parts of a client's page, in the order of its tabs; `view` names them in the address. Portals spec §2. */
export const CLIENT_PARTS = ['overview', 'answers', 'disclosure', 'agreement', 'notes'] as const;
export type ClientPart = (typeof CLIENT_PARTS)[number];

/** What an address asks for: the overview unless it names another part. */
export const clientPart = (view: string | null): ClientPart => CLIENT_PARTS.find((part) => part === view) ?? 'overview';

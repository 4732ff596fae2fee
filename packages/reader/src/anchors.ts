/** The element id of a clause or section, which references and the contents lead to. */
export const anchorOf = (target: string): string => `agreement-${target}`;

const WORD = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}][\p{Script=Hebrew}\p{Script=Arabic}\p{M}'-]*`;

/** Words of a script that runs from right to left, with the spaces between them, as the source of a regular expression. */
export const RIGHT_TO_LEFT = `${WORD}(?: +${WORD})*`;

/** A subsection, or the court and the year of a decision. */
const PARENTHESES = /\((?:[A-Za-z0-9]{1,4}|(?:[A-Z][a-z]*\.? ){0,4}\d{4})\)/g;
/** Words by which a remark gives itself away. */
const REMARKS =
  /\b(?:amended|case law|effective|especially|formerly|modified|moved|notes?|own version|repealed|revis\w+|rewritten|without)\b/i;

/** Whether a text names sources and says nothing of them, as it has to where an agreement prints it. */
export const isBareCitation = (text: string): boolean =>
  !REMARKS.test(text) &&
  !/[()]/.test(text.replaceAll(PARENTHESES, '')) &&
  !/[.,;:]$/.test(text.replace(/ et seq\.$/, ''));

/** The `If-Match` of a row that has no version: when it was last changed, in milliseconds. */
export const unchangedSince = (row: { readonly updatedAt: string }) => ({
  'If-Match': `"${Date.parse(row.updatedAt)}"`,
});

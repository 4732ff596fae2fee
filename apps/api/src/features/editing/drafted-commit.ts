import { commitSchema } from '@troth/domain/agreement';
import { z } from 'zod';

export const draftedCommitSchema = commitSchema
  .extend({
    pdfFileId: z.uuid(),
    /** The version of the drafts from here on: there are none. */
    draftVersion: z.int(),
  })
  .meta({ id: 'DraftedCommit', description: 'The version that drafts became.' });

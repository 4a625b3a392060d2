import { problemReportSchema } from 'shared-lib/domain/open-calls';
import * as z from 'shared-lib/domain/schema';

/** How many days a problem is kept after it was last seen. */
export const problemDays = 30;

/** How often a problem was seen on one day, `problems/{id}`. */
export const problemCountSchema = z.object({
  id: z.id,
  count: z.countOrZero,
  firstAt: z.orNull(z.instant),
  lastAt: z.orNull(z.instant),
});

/** The same problem on one day, for the people who run the product. */
export const problemRecordSchema = z.extend(problemCountSchema, problemReportSchema.shape);

export type ProblemRecord = z.output<typeof problemRecordSchema>;

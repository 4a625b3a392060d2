import { violationSchema as sharedSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

/** More photos than a case can have, from the field, the office and residents. */
const maxChecks = 100;

/** The check of one photo: it is evidence only if the file is still the original. */
const photoCheck = z.object({
  path: z.text(1024),
  /** The current file's hash in hex; null if it is missing. */
  sha256: z.orNull(z.text(64)),
  /** The original file's hash: from the device, or else from the first check. */
  expected: z.orNull(z.text(64)),
  /** When the expected hash became known. */
  since: z.orNull(z.instant),
  checkedAt: z.instant,
  ok: z.boolean(),
});

export type PhotoCheck = z.output<typeof photoCheck>;

/**
 * A violation as this area's pages and functions read it: the shared fields plus this area's. A field added
 * here ships with the area, so records without it must stay readable.
 */
export const violationSchema = z.extend(sharedSchema, {
  /** The checks of its photos, including the office's. */
  photoChecks: z.listOf(photoCheck, maxChecks),
});

export type Violation = z.output<typeof violationSchema>;

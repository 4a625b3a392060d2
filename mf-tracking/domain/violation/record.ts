import { violationSchema as sharedSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

/** More than a case has photos: those of the field, of the office and of residents. */
const maxChecks = 100;

/** What a function found of one photo. Its file is evidence only as long as it is the one that was taken. */
const photoCheck = z.object({
  path: z.text(1024),
  /** Of the file as it is now, in hex; null while it is missing. */
  sha256: z.orNull(z.text(64)),
  /** Of the file that was taken: what the device said, else what the first check found. */
  expected: z.orNull(z.text(64)),
  /** Since when the expected hash is known. */
  since: z.orNull(z.instant),
  checkedAt: z.instant,
  ok: z.boolean(),
});

export type PhotoCheck = z.output<typeof photoCheck>;

/**
 * A violation as this area's pages and functions read it: what several areas know, and what this area alone does. A field that is added
 * here ships with the area, so it must be readable when it is absent.
 */
export const violationSchema = z.extend(sharedSchema, {
  /** What functions found of its photos, those of the office too. */
  photoChecks: z.listOf(photoCheck, maxChecks),
});

export type Violation = z.output<typeof violationSchema>;

import type * as z from 'zod/mini';
import type { photo } from '../base/fields.ts';

/**
 * A photo of a record: where its file lies, the SHA-256 of its bytes in hexadecimal, and who made it when. Moments are epoch
 * milliseconds.
 */
export type Photo = z.output<typeof photo>;

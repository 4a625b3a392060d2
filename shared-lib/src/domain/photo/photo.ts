import type * as z from 'zod/mini';
import type { photo } from '../base/fields.ts';

/**
 * A record's photo: its file's path, the SHA-256 of its bytes in hexadecimal, and who created it when. Moments are
 * epoch milliseconds.
 */
export type Photo = z.output<typeof photo>;

import * as z from 'zod/mini';
import { digestSchema } from '../../domain/index.ts';
import { call } from './call.ts';

/** This morning's digest as the signed-in person would get it. */
export const previewDigest = () => call('previewDigest', undefined, digestSchema);

/** Mails it to them; `left` says how many more they may ask for today. */
export const sendDigestNow = () =>
  call('sendDigestNow', undefined, z.object({ left: z.int().check(z.nonnegative()) }));

import * as z from 'shared-lib/domain/schema';
import { digestSchema } from 'shared-lib/domain';
import { call } from 'shared-lib/data/kit';

/** This morning's digest as the signed-in user would get it. */
export const previewDigest = () => call('previewDigest', undefined, digestSchema);

/** Emails it to them; `left` is how many more they may send today. */
export const sendDigestNow = () =>
  call('sendDigestNow', undefined, z.object({ left: z.int().check(z.nonnegative()) }));

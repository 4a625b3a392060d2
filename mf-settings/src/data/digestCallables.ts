import { digestCalls } from 'shared-lib/domain';
import { callerOf } from 'shared-lib/data/kit';

const callDigests = callerOf(digestCalls);

/** This morning's digest as the signed-in user would get it. */
export const previewDigest = () => callDigests('previewDigest', undefined);

/** Emails it to them; `left` is how many more they may send today. */
export const sendDigestNow = () => callDigests('sendDigestNow', undefined);

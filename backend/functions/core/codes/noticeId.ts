import { createHash } from 'node:crypto';

/** What the page of a tag calls a notice. The id of the record names who reported it, which is nobody's business. */
export const noticeId = (customerId: string, violationId: string): string =>
  createHash('sha256').update(`${customerId}/${violationId}`).digest('base64url').slice(0, 16);

import { createHash } from 'node:crypto';

/**
 * The id of a notice on a tag's page. The record's own id names the reporter and must stay private. In a separate file because tests of
 * modules use it without Firebase.
 */
export const noticeId = (customerId: string, violationId: string): string =>
  createHash('sha256').update(`${customerId}/${violationId}`).digest('base64url').slice(0, 16);

import { requestSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

/** The form for adding a request on behalf of a member. */
export const newRequestSchema = z.pick(requestSchema, {
  userId: true,
  requestType: true,
  requestDate: true,
  communityId: true,
});

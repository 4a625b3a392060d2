import * as z from 'shared-lib/domain/schema';
import { personalNotificationsSchema } from 'shared-lib/domain';

/** The personal notification settings as a form, in which every choice has a value. */
export const notificationChoicesSchema = z.object({
  ...z.omit(personalNotificationsSchema, { id: true, isOwn: true, language: true }).shape,
  notifyClockInOut: z.boolean(),
  notifyViolations: z.boolean(),
  notifyContactSubmissions: z.boolean(),
  notifyMissedShifts: z.boolean(),
  notifyEmployeeRequests: z.boolean(),
  emailContactSubmissions: z.boolean(),
});

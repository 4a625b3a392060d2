import * as z from 'zod/mini';
import { defaultTimeZone } from '../base/constants.ts';
import {
  calendarDate,
  cents,
  countOrZero,
  geofence,
  id,
  listOf,
  nameOrEmpty,
  orNull,
  phone,
  recordFields,
  shortText,
  text,
  timeOfDay,
  weekday,
} from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { timeZone } from '../base/timeZone.ts';
import { maxPastAgents, maxPastManagers, pastAgentSchema } from './pastAgent.ts';
import { maxPastGeofences, pastGeofenceSchema } from './pastGeofence.ts';
import { maxPastHouseRules, pastHouseRulesSchema } from './pastHouseRules.ts';
import { maxPastPlans, pastPlanSchema } from './pastPlan.ts';
import { statusFields } from './communityStatus.ts';

/** A community served, `customers/{customerId}/communities/{id}`. */
export const communitySchema = z.object({
  ...recordFields,
  propertyName: shortText,
  serviceDays: listOf(weekday, 7),
  districtManagerId: orNull(id),
  /** Second segment of the public page. Renaming keeps it, because printed QR codes contain it. */
  slug: orNull(shortText),
  address: nameOrEmpty,
  timezone: z._default(timeZone, defaultTimeZone),
  totalUnits: countOrZero,
  setOutStart: z._default(timeOfDay, '18:00'),
  setOutEnd: z._default(timeOfDay, '20:00'),
  serviceStart: z._default(timeOfDay, '20:00'),
  binInBy: z._default(timeOfDay, '09:00'),
  geofence: orNull(geofence),
  rules: listOf(text(2000), 100),
  noServiceDates: listOf(calendarDate),
  contactName: orNull(shortText),
  contactEmail: orNull(shortText),
  contactPhone: orNull(phone),
  ratePerDoorCents: orNull(cents),
  ...statusFields,
  /** Replaced plans, oldest first: past nights keep the settings they were judged by. */
  pastPlans: listOf(pastPlanSchema, maxPastPlans),
  /**
   * Replaced regular assignments, oldest first for each weekday: past nights keep the specialist who was to serve
   * them.
   */
  pastAgents: listOf(pastAgentSchema, maxPastAgents),
  /** Replaced District Managers, oldest first: they may finish the night in progress. */
  pastManagers: listOf(pastAgentSchema, maxPastManagers),
  /** Replaced rules, oldest first: a case cites them as they read on its night. */
  pastRules: listOf(pastHouseRulesSchema, maxPastHouseRules),
  /** Geofences that were replaced, oldest first: past scans are checked against the geofence of their night. */
  pastGeofences: listOf(pastGeofenceSchema, maxPastGeofences),
  /** Former names and slugs, latest last: old addresses still lead to it. */
  formerNames: listOf(shortText, 100),
  /** Who made the change at that moment. If `updatedAt` differs, the last change has no known author. */
  lastModifiedBy: orNull(z.object({ uid: id, at: instant })),
});

export type Community = z.output<typeof communitySchema>;

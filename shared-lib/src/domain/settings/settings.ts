import * as z from 'zod/mini';
import { flag, orNull, text, timeOfDay } from '../base/fields.ts';
import { payrollSchema } from '../payPeriod/periods.ts';
import { businessSchema } from './business.ts';
import { checkpointsSchema } from './checkpoints.ts';
import { codeLooksSchema } from './codeLooks.ts';
import { operationsSchema } from './operations.ts';
import { roundChecksSchema } from './roundChecks.ts';

/**
 * The characters that every text uses anyway: any other would change the encoding of each text, and an emoji most of
 * all.
 */
const senderLetters = /^[ -Z_a-zÄÅÆÉÑÖØÜßàäåæèéìñòöøùü]*$/;

/** How residents are texted: the sender, the quiet hours, and the monthly limit. */
const sms = z.object({
  enabled: flag(false),
  senderName: z._default(text(40).check(z.regex(senderLetters, 'senderLetters')), ''),
  quietFrom: z._default(timeOfDay, '21:00'),
  quietTo: z._default(timeOfDay, '08:00'),
  /** How many segments the office may send in a calendar month; null for no limit. */
  monthlySegments: orNull(z.int().check(z.gte(1), z.lte(1_000_000))),
});

/**
 * A business's settings, one document each, `customers/{customerId}/settings/{section}`. A missing document or field
 * has its schema's default.
 */
export const settingsSchemas = {
  business: businessSchema,
  operations: operationsSchema,
  sms,
  checkpoints: checkpointsSchema,
  codeLooks: codeLooksSchema,
  payroll: payrollSchema,
  roundChecks: roundChecksSchema,
} as const;

export type SettingsSection = keyof typeof settingsSchemas;

/** The settings by section. */
export type Settings = { [Section in SettingsSection]: z.output<(typeof settingsSchemas)[Section]> };

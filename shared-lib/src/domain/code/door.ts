import * as z from 'zod/mini';
import { calendarDate, listOf, nameOrEmpty, orNull, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { serviceOutcomes, serviceReasons } from '../serviceLog/serviceLog.ts';
import { answerDecisions, answerKinds } from '../violation/residentAnswer.ts';

/** Violation statuses that are visible to a unit's residents: those that led to a notice and aren't closed. */
export const noticeStatuses = ['notified', 'escalated', 'disputed'] as const;

/** How many notices a tag's page lists, only the latest. */
export const maxDoorNotices = 10;

/** A resident's answer to a notice, without their words. */
const givenAnswer = z.object({
  kind: z.enum(answerKinds),
  at: instant,
  /** The end of the extra time they requested. */
  until: orNull(calendarDate),
  decision: orNull(z.enum(answerDecisions)),
});

const doorNotice = z.object({
  /** Identifies the notice in an answer without revealing the record or its author. */
  id: shortText,
  typeName: nameOrEmpty,
  typeNameEs: nameOrEmpty,
  /** The night it was observed. */
  since: calendarDate,
  cureBy: orNull(instant),
  status: z.enum(noticeStatuses),
  /** The latest answer. */
  answer: orNull(givenAnswer),
});

export type DoorNotice = z.output<typeof doorNotice>;

/**
 * What anyone with the code of a unit's tag may see of the unit: how its last service went and its open notices. No
 * unit number, names, photos or free text.
 */
export const doorSchema = z.object({
  last: orNull(
    z.object({
      date: calendarDate,
      at: orNull(instant),
      outcome: z.enum(serviceOutcomes),
      reason: orNull(z.enum(serviceReasons)),
    }),
  ),
  notices: listOf(doorNotice, maxDoorNotices),
});

export type Door = z.output<typeof doorSchema>;

import * as z from 'zod/mini';
import { calendarDate, listOf, nameOrEmpty, orNull, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { serviceOutcomes, serviceReasons } from '../serviceLog/serviceLog.ts';
import { answerDecisions, answerKinds } from '../violation/residentAnswer.ts';

/** The statuses of a violation that the residents of its unit know of: those that a notice led to, and that are not over. */
export const noticeStatuses = ['notified', 'escalated', 'disputed'] as const;

/** As many notices as a tag's page lists, the latest of them. */
export const maxDoorNotices = 10;

/** What a resident has answered to a notice, without their words. */
const givenAnswer = z.object({
  kind: z.enum(answerKinds),
  at: instant,
  /** Until when more time was asked for. */
  until: orNull(calendarDate),
  decision: orNull(z.enum(answerDecisions)),
});

const doorNotice = z.object({
  /** Names the notice in an answer; it says nothing of the record and its author. */
  id: shortText,
  typeName: nameOrEmpty,
  typeNameEs: nameOrEmpty,
  /** The night on which it was seen. */
  since: calendarDate,
  cureBy: orNull(instant),
  status: z.enum(noticeStatuses),
  /** The latest answer. */
  answer: orNull(givenAnswer),
});

export type DoorNotice = z.output<typeof doorNotice>;

/**
 * What whoever has the code of a unit's tag may know of the unit: how its last service went, and its notices that are open. No number of a
 * unit, nobody's name, no photo, and no words that somebody wrote.
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

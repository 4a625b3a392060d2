import { ACTIONS, EVENTS, type EventData } from 'react-joyride';

/** How a tour reacts to an event of the library. */
export type EventMeaning = 'next' | 'previous' | 'end' | 'targetMissing' | null;

/**
 * Interprets an event of the library (spec section 4, Tour state): a tour ends on finish, skip, close, or an
 * error not about a target.
 */
export function eventMeaning({ type, action }: Pick<EventData, 'type' | 'action'>): EventMeaning {
  switch (type) {
    case EVENTS.STEP_AFTER:
      if (action === ACTIONS.NEXT) return 'next';
      if (action === ACTIONS.PREV) return 'previous';
      return action === ACTIONS.CLOSE || action === ACTIONS.SKIP ? 'end' : null;
    case EVENTS.TARGET_NOT_FOUND:
      return 'targetMissing';
    case EVENTS.TOUR_END:
    case EVENTS.ERROR:
      return 'end';
    default:
      return null;
  }
}

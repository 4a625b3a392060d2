import type { PublicPage } from 'shared-lib/domain';
import {
  lateAfterMin,
  addDays,
  localDate,
  momentOfNight,
  serviceNight,
  serviceOn,
} from 'shared-lib/domain/public';
import { nightsOfVisits, nightUntilMorning } from './nightBounds.ts';

type Language = 'en' | 'es';

/** A night's status for the people waiting for service. Moments are epoch milliseconds. */
export type NightState = { readonly date: string } & (
  | { readonly state: 'noService'; readonly because: 'off' | 'closed' | 'announced' }
  | { readonly state: 'scheduled'; readonly startsAt: number }
  /** `minutes` is the announced delay; null if none was announced. */
  | { readonly state: 'delayed'; readonly startsAt: number; readonly minutes: number | null }
  | { readonly state: 'inProgress'; readonly since: number }
  | { readonly state: 'complete'; readonly at: number }
);

type Told = Pick<
  PublicPage,
  'serviceDays' | 'noServiceDates' | 'timezone' | 'serviceStart' | 'visit' | 'announcement'
>;

const millisPerMinute = 60_000;

/** Whether this community's team records its visits; if not, a missing visit means nothing. */
const recordsVisits = ({ visit }: Told, date: string): boolean =>
  visit !== null && visit.date >= addDays(date, -nightsOfVisits);

/**
 * A community's night status, in its own time zone. In the morning it is the night that ended, if someone came;
 * otherwise, from five o'clock on, the coming one. The team's visit overrides an announcement, and an announcement
 * overrides the plan. The night is late as in the office: ten minutes after service starts, but only if the team
 * records its visits.
 * @param now epoch milliseconds
 */
export const nightState = (page: Told, now: number): NightState => {
  const { visit, announcement, timezone } = page;
  const night = serviceNight(now, timezone);
  const today = localDate(now, timezone);
  const ending = nightUntilMorning(now, timezone);
  const awaited = serviceOn(page, ending) === 'scheduled' ? ending : today;
  const date = visit?.date === night ? night : awaited;
  if (visit?.date === date) {
    return visit.endedAt === null
      ? { date, state: 'inProgress', since: visit.startedAt }
      : { date, state: 'complete', at: visit.endedAt };
  }
  const service = serviceOn(page, date);
  if (service !== 'scheduled') return { date, state: 'noService', because: service };
  const announced = announcement?.date === date ? announcement : null;
  if (announced?.kind === 'noService') return { date, state: 'noService', because: 'announced' };
  const startsAt = momentOfNight(date, page.serviceStart, timezone);
  if (announced !== null) return { date, state: 'delayed', startsAt, minutes: announced.minutes };
  const isLate = now >= startsAt + lateAfterMin * millisPerMinute && recordsVisits(page, date);
  return isLate
    ? { date, state: 'delayed', startsAt, minutes: null }
    : { date, state: 'scheduled', startsAt };
};

/**
 * Whether the night shown has passed and is now "last night": its service has ended, or its morning has come.
 * @param now epoch milliseconds
 */
export const isLastNight = ({ date, state }: NightState, timezone: string, now: number): boolean =>
  date < localDate(now, timezone) && (state === 'complete' || date < nightUntilMorning(now, timezone));

type State =
  | Exclude<NightState['state'], 'noService'>
  | Extract<NightState, { state: 'noService' }>['because'];

/**
 * A night's status in two or three words, and in sentences. `announcedDelay` is a delay whose minutes the office
 * announced.
 */
const words: Readonly<
  Record<
    Language,
    { inShort: Readonly<Record<State, string>>; sentence: Readonly<Record<State | 'announcedDelay', string>> }
  >
> = {
  en: {
    inShort: {
      scheduled: 'Service tonight',
      delayed: 'Running late',
      inProgress: 'In progress',
      complete: 'Complete',
      off: 'No service tonight',
      closed: 'No service tonight: closed',
      announced: 'No service tonight',
    },
    sentence: {
      scheduled: 'Collection starts at {{time}}.',
      delayed:
        'Collection was scheduled to start at {{time}} and hasn’t started yet. Please leave your bin out.',
      announcedDelay: 'Collection is running about {{minutes}} minutes late. Please leave your bin out.',
      inProgress: 'Collection started at {{time}}.',
      complete: 'Collection finished at {{time}}.',
      off: 'There’s no collection here tonight. Please keep your bin inside.',
      closed: 'There’s no collection on this date. Please keep your bin inside.',
      announced:
        'Tonight’s collection was canceled. Please keep your bin inside until the next service night.',
    },
  },
  es: {
    inShort: {
      scheduled: 'Hay servicio esta noche',
      delayed: 'Con retraso',
      inProgress: 'En curso',
      complete: 'Terminado',
      off: 'Esta noche no hay servicio',
      closed: 'Esta noche no hay servicio: cerrado',
      announced: 'Esta noche no hay servicio',
    },
    sentence: {
      scheduled: 'La recolección empieza a las {{time}}.',
      delayed:
        'La recolección debía empezar a las {{time}} y aún no ha comenzado. Por favor, deje su contenedor afuera.',
      announcedDelay:
        'La recolección lleva unos {{minutes}} minutos de retraso. Por favor, deje su contenedor afuera.',
      inProgress: 'La recolección empezó a las {{time}}.',
      complete: 'La recolección terminó a las {{time}}.',
      off: 'Esta noche no hay recolección aquí. Por favor, no saque su contenedor.',
      closed: 'No hay recolección en esta fecha. Por favor, no saque su contenedor.',
      announced:
        'La recolección de esta noche se canceló. Por favor, no saque su contenedor hasta la próxima noche de servicio.',
    },
  },
};

/** The moment that a night's sentence mentions, in epoch milliseconds; null if it mentions none. */
const momentOf = (night: NightState): number | null => {
  switch (night.state) {
    case 'noService':
      return null;
    case 'scheduled':
    case 'delayed':
      return night.startsAt;
    case 'inProgress':
      return night.since;
    case 'complete':
      return night.at;
  }
};

/**
 * A night's status in words: for the page, for the HTML served before the page loads, and for link previews.
 * @param language English for languages the product doesn't have
 * @param timeOf formats a moment in the community's local time
 */
export const formatNightState = (
  night: NightState,
  language: string,
  timeOf: (instant: number) => string,
): { inShort: string; sentence: string } => {
  const { inShort, sentence } = words[language === 'es' ? 'es' : 'en'];
  const state = night.state === 'noService' ? night.because : night.state;
  const minutes = night.state === 'delayed' ? night.minutes : null;
  const moment = momentOf(night);
  return {
    inShort: inShort[state],
    sentence: sentence[minutes === null ? state : 'announcedDelay']
      .replace('{{time}}', moment === null ? '' : timeOf(moment))
      .replace('{{minutes}}', String(minutes))
      // A Spanish time may end with its own period, as in `8:00 p. m.`
      .replace('..', '.'),
  };
};

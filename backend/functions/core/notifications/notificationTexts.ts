import { lateAfterMin, type TimeFormat } from 'shared-lib/domain';
import { contextStartsAt, type News, type NewsContext } from './news.ts';

/** The languages of messages to owners. */
export type Language = 'en' | 'es';

/** Hours and minutes, without a part that is zero. */
const duration = (hours: number, minutes: number, hour: string): string =>
  [hours > 0 ? `${hours} ${hour}` : '', minutes > 0 || hours === 0 ? `${minutes} min` : '']
    .filter(Boolean)
    .join(' ');

/** Titles and messages of notifications. Parameters are already in that language. */
const en = {
  someone: 'Someone',
  unknownPlace: 'Unknown Property',
  clockIn: {
    title: 'Clock-in',
    lateTitle: 'Late clock-in',
    message: (who: string, place: string, time: string) => `${who} clocked in at ${place} at ${time}.`,
    late: (who: string, place: string, time: string, minutes: number) =>
      `${who} clocked in at ${place} at ${time}, ${minutes} minutes late.`,
    many: (count: number) => `${count} clock-ins`,
  },
  clockOut: {
    title: 'Clock-out',
    forgottenTitle: 'Missing clock-out',
    worked: (who: string, place: string, time: string, hours: number, minutes: number) =>
      `${who} clocked out of ${place} at ${time}, after ${duration(hours, minutes, 'hr')}.`,
    forgotten: (who: string, place: string, time: string) =>
      `${who} didn’t clock out of ${place}. The shift was closed at ${time}. Review the time.`,
    many: (count: number) => `${count} clock-outs`,
  },
  lateShift: {
    title: 'No clock-in yet',
    message: (who: string, place: string, time: string) =>
      `${who} hasn’t clocked in at ${place}. The shift started at ${time}.`,
    many: (count: number) => `${count} shifts without a clock-in`,
  },
  missedShift: {
    title: 'Missed shift',
    message: (who: string, place: string, night: string, time: string) =>
      `${place} wasn’t served on ${night}. ${who} was assigned to the ${time} shift.`,
    servedTitle: 'Shift now served',
    served: (who: string, place: string, time: string) =>
      `${who} clocked in at ${place} at ${time}. The shift no longer counts as missed.`,
    many: (count: number) => `${count} missed shifts`,
  },
  roundAtRisk: {
    title: 'Shift at risk',
    message: (who: string, place: string, doors: number, time: string) =>
      `${place} may not be finished by ${time}. ${who} has ${doors} ${doors === 1 ? 'door' : 'doors'} left.`,
    many: (count: number) => `${count} shifts at risk`,
  },
  noOneOnClock: {
    title: 'No one is on the clock',
    message: (count: number) => `${count} shifts have started without a clock-in.`,
  },
  violation: {
    title: 'New violation',
    message: (who: string, place: string, type: string) => `${who} reported “${type}” at ${place}.`,
    answers: {
      resolved: 'A resident says it’s fixed',
      moreTime: 'A resident needs more time',
      dispute: 'A resident disputes a notice',
    },
    answered: (place: string, type: string) => `“${type}” at ${place}. Review the response.`,
    many: (count: number) => `${count} new violations`,
  },
  contactForm: {
    title: (name: string) => `Message from ${name}`,
    nameless: 'Message from a resident',
    from: (place: string, unit: string) => (unit === '' ? place : `${place}, unit ${unit}`),
    closure: (night: string) => `Closure requested for ${night}.`,
    closures: (from: string, to: string) => `Closure requested for ${from} to ${to}.`,
  },
  requestsDue: {
    title: (count: number) => (count === 1 ? 'Reply due soon' : `${count} replies due soon`),
    message: (count: number, time: string) =>
      count === 1
        ? `Reply to a resident by ${time}.`
        : `${count} residents are waiting. The first reply is due by ${time}.`,
  },
  request: {
    timeOff: 'Time-off request',
    shift: 'Shift request',
    swap: 'Shift swap',
    asksTimeOff: (who: string, night: string) => `${who} requested ${night} off.`,
    asksShift: (who: string, night: string, place: string) =>
      place === ''
        ? `${who} requested a shift on ${night}.`
        : `${who} requested the ${place} shift on ${night}.`,
    asksSwap: (who: string, night: string, place: string) =>
      `${who} wants to swap the ${place} shift with a colleague. Decide by ${night}.`,
    more: (count: number) => ` They have ${count} more pending ${count === 1 ? 'request' : 'requests'}.`,
  },
  /** The link of an email. */
  open: 'Open in Valet Hub',
  latest: (message: string) => `Latest: ${message}`,
};

const es: typeof en = {
  someone: 'Alguien',
  unknownPlace: 'Propiedad desconocida',
  clockIn: {
    title: 'Entrada',
    lateTitle: 'Entrada tardía',
    message: (who, place, time) => `${who} marcó su entrada en ${place} a las ${time}.`,
    late: (who, place, time, minutes) =>
      `${who} marcó su entrada en ${place} a las ${time}, con ${minutes} minutos de retraso.`,
    many: (count) => `${count} entradas`,
  },
  clockOut: {
    title: 'Salida',
    forgottenTitle: 'Falta una salida',
    worked: (who, place, time, hours, minutes) =>
      `${who} marcó su salida de ${place} a las ${time}, tras ${duration(hours, minutes, 'h')}.`,
    forgotten: (who, place, time) =>
      `${who} no marcó su salida de ${place}. El turno se cerró a las ${time}. Revise la hora.`,
    many: (count) => `${count} salidas`,
  },
  lateShift: {
    title: 'Falta una entrada',
    message: (who, place, time) =>
      `${who} no ha marcado su entrada en ${place}. El turno empezó a las ${time}.`,
    many: (count) => `${count} turnos sin entrada`,
  },
  missedShift: {
    title: 'Turno perdido',
    message: (who, place, night, time) =>
      `${place} no recibió servicio el ${night}. El turno era de ${who} y empezó a las ${time}.`,
    servedTitle: 'Turno ya atendido',
    served: (who, place, time) =>
      `${who} marcó su entrada en ${place} a las ${time}. El turno ya no cuenta como perdido.`,
    many: (count) => `${count} turnos perdidos`,
  },
  roundAtRisk: {
    title: 'Turno en riesgo',
    message: (who, place, doors, time) =>
      `${place} quizá no se termine antes de las ${time}. A ${who} le ${doors === 1 ? 'falta 1 puerta' : `faltan ${doors} puertas`}.`,
    many: (count) => `${count} turnos en riesgo`,
  },
  noOneOnClock: {
    title: 'Nadie ha marcado su entrada',
    message: (count) => `${count} turnos empezaron sin una entrada y no hay nadie trabajando.`,
  },
  violation: {
    title: 'Nueva infracción',
    message: (who, place, type) => `${who} reportó «${type}» en ${place}.`,
    answers: {
      resolved: 'Un residente dice que está corregido',
      moreTime: 'Un residente pide más tiempo',
      dispute: 'Un residente no está de acuerdo con un aviso',
    },
    answered: (place, type) => `«${type}» en ${place}. Revise la respuesta.`,
    many: (count) => `${count} infracciones nuevas`,
  },
  contactForm: {
    title: (name) => `Mensaje de ${name}`,
    nameless: 'Mensaje de un residente',
    from: (place, unit) => (unit === '' ? place : `${place}, unidad ${unit}`),
    closure: (night) => `Piden suspender el servicio el ${night}.`,
    closures: (from, to) => `Piden suspender el servicio del ${from} al ${to}.`,
  },
  requestsDue: {
    title: (count) =>
      count === 1 ? 'Una respuesta está por vencer' : `${count} respuestas están por vencer`,
    message: (count, time) =>
      count === 1
        ? `Responda a un residente antes de las ${time}.`
        : `${count} residentes esperan respuesta. La primera vence a las ${time}.`,
  },
  request: {
    timeOff: 'Solicitud de día libre',
    shift: 'Solicitud de turno',
    swap: 'Cambio de turno',
    asksTimeOff: (who, night) => `${who} pidió libre el ${night}.`,
    asksShift: (who, night, place) =>
      place === '' ? `${who} pidió un turno el ${night}.` : `${who} pidió el turno de ${place} el ${night}.`,
    asksSwap: (who, night, place) =>
      `${who} quiere cambiar el turno de ${place} con otro miembro del equipo. Decida antes del ${night}.`,
    more: (count) =>
      count === 1 ? ' Tiene otra solicitud pendiente.' : ` Tiene otras ${count} solicitudes pendientes.`,
  },
  open: 'Abrir en Valet Hub',
  latest: (message) => `Lo último: ${message}`,
};

export const words: Readonly<Record<Language, typeof en>> = { en, es };

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

const hourCycles: Readonly<Record<TimeFormat, 'h12' | 'h23'>> = { '12h': 'h12', '24h': 'h23' };

/**
 * A time of day where an event happened.
 * @param at epoch milliseconds
 * @param scene.timeZone IANA name
 * @param scene.timeFormat the reader's; the language's default if absent
 */
export const timeIn = (
  at: number,
  { timeZone, timeFormat }: Pick<NewsContext, 'timeZone' | 'timeFormat'>,
  language: Language,
): string =>
  new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(timeFormat && { hourCycle: hourCycles[timeFormat] }),
  })
    .format(at)
    .replace(/\s/g, ' ');

/** A sentence that may end with a time of day: Spanish `p.m.` already has a period. */
export const sentence = (text: string): string => text.replace(/\.\.$/, '.');

/**
 * A night, for example `Wed, Jul 15`.
 * @param serviceDate `YYYY-MM-DD`
 */
export const nightIn = (serviceDate: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${serviceDate}T00:00:00Z`));

/** Maximum number of characters that a notification quotes of a resident's message. */
const maxRepeated = 1000;

const millisPerMinute = 60_000;

const split = (minutes: number) => [Math.floor(minutes / 60), minutes % 60] as const;

type ClockIn = Extract<News, { kind: 'clockIn' }>;

/** Minutes after the scheduled start; negative for an early clock-in. */
const minutesLate = ({ serviceDate, at, scheduledStart }: ClockIn, scene: NewsContext): number => {
  const start = scheduledStart ?? contextStartsAt(scene, serviceDate);
  return Math.floor((at - start) / millisPerMinute);
};

/** The closures that a manager requests, in words; empty if none. */
const closuresSaid = ({ closures }: Extract<News, { kind: 'contactForm' }>, language: Language): string => {
  if (!closures) return '';
  const { contactForm } = words[language];
  const [from, to] = [nightIn(closures.from, language), nightIn(closures.to, language)];
  return closures.from === closures.to ? contactForm.closure(from) : contactForm.closures(from, to);
};

/** A notification's text. */
interface NotificationText {
  readonly title: string;
  readonly message: string;
}

const phraseOf = (news: News, scene: NewsContext, language: Language): NotificationText => {
  const text = words[language];
  const who = scene.who ?? text.someone;
  const place = scene.place ?? text.unknownPlace;
  const at = (moment: number) => timeIn(moment, scene, language);
  switch (news.kind) {
    case 'clockIn': {
      const lateMin = minutesLate(news, scene);
      return lateMin >= lateAfterMin
        ? { title: text.clockIn.lateTitle, message: text.clockIn.late(who, place, at(news.at), lateMin) }
        : { title: text.clockIn.title, message: text.clockIn.message(who, place, at(news.at)) };
    }
    case 'clockOut': {
      const { title, forgottenTitle, worked, forgotten } = text.clockOut;
      if (news.isForgotten) return { title: forgottenTitle, message: forgotten(who, place, at(news.at)) };
      return { title, message: worked(who, place, at(news.at), ...split(news.workedMin)) };
    }
    case 'lateShift':
      return {
        title: text.lateShift.title,
        message: text.lateShift.message(who, place, at(news.scheduledStart)),
      };
    case 'missedShift': {
      const night = nightIn(news.serviceDate, language);
      return {
        title: text.missedShift.title,
        message: text.missedShift.message(who, place, night, at(news.scheduledStart)),
      };
    }
    case 'roundAtRisk':
      return {
        title: text.roundAtRisk.title,
        message: text.roundAtRisk.message(who, place, news.doorsLeft, at(news.finishBy)),
      };
    case 'noOneOnClock':
      return { title: text.noOneOnClock.title, message: text.noOneOnClock.message(news.waiting) };
    case 'violation':
      return news.answer
        ? {
            title: text.violation.answers[news.answer.kind],
            message: text.violation.answered(place, news.typeName),
          }
        : { title: text.violation.title, message: text.violation.message(who, place, news.typeName) };
    case 'contactForm': {
      const { title, nameless, from } = text.contactForm;
      const lines = [closuresSaid(news, language), news.message.slice(0, maxRepeated)];
      const parts = [from(place, news.unitNumber), lines.filter((part) => part !== '').join(' ')];
      return {
        title: news.name === '' ? nameless : title(news.name),
        message: parts.filter((part) => part !== '').join(': '),
      };
    }
    case 'request': {
      const { asksTimeOff, asksShift, asksSwap, more } = text.request;
      const night = nightIn(news.requestDate, language);
      const phrases = {
        timeOff: () => asksTimeOff(who, night),
        shift: () => asksShift(who, night, scene.place ?? ''),
        swap: () => asksSwap(who, night, place),
      };
      const requested = phrases[news.asks]();
      return {
        title: text.request[news.asks],
        message: news.morePending === 0 ? requested : requested + more(news.morePending),
      };
    }
  }
};

/**
 * The text of a notification of a piece of news.
 * @param language the owner's
 */
export const notificationText = (news: News, scene: NewsContext, language: Language): NotificationText => {
  const { title, message } = phraseOf(news, scene, language);
  return { title, message: sentence(message) };
};

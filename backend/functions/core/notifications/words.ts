import type { TimeFormat } from 'shared-lib/domain';
import type { NewsScene } from './news.ts';

/** The languages that owners are written to. */
export type Language = 'en' | 'es';

/** Titles and messages of notifications. What is given stands in the language already. */
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
    forgottenTitle: 'Forgotten clock-out',
    worked: (who: string, place: string, time: string, hours: number, minutes: number) =>
      `${who} clocked out of ${place} at ${time}, after ${hours} h ${minutes} min.`,
    forgotten: (who: string, place: string, time: string) =>
      `${who} did not clock out of ${place}. The shift was closed at ${time}; please check it.`,
    many: (count: number) => `${count} clock-outs`,
  },
  lateShift: {
    title: 'Nobody has clocked in',
    message: (who: string, place: string, time: string) =>
      `${who} has not clocked in at ${place}. The shift began at ${time}.`,
    many: (count: number) => `${count} shifts without a clock-in`,
  },
  missedShift: {
    title: 'Missed shift',
    message: (who: string, place: string, night: string, time: string) =>
      `${place} was not served on ${night}. ${who} had the shift, which began at ${time}.`,
    servedTitle: 'Served after all',
    served: (who: string, place: string, time: string) =>
      `${who} clocked in at ${place} at ${time}, so the shift no longer counts as missed.`,
    many: (count: number) => `${count} missed shifts`,
  },
  violation: {
    title: 'New violation',
    message: (who: string, place: string, type: string) => `${who} reported “${type}” at ${place}.`,
    answers: {
      resolved: 'A resident says it is put right',
      moreTime: 'A resident asks for more time',
      dispute: 'A resident disputes a notice',
    },
    answered: (place: string, type: string) => `Answer to “${type}” at ${place}. It waits for you.`,
    many: (count: number) => `${count} new violations`,
  },
  contactForm: {
    title: (name: string) => `Message from ${name}`,
    nameless: 'Message from a resident',
    from: (place: string, unit: string) => (unit === '' ? place : `${place}, unit ${unit}`),
    closure: (night: string) => `No service asked for on ${night}.`,
    closures: (from: string, to: string) => `No service asked for from ${from} to ${to}.`,
  },
  requestsDue: {
    title: (count: number) => (count === 1 ? 'An answer is due' : `${count} answers are due`),
    message: (count: number, time: string) =>
      count === 1
        ? `A resident waits for an answer until ${time}.`
        : `${count} residents wait for an answer, the first until ${time}.`,
  },
  request: {
    timeOff: 'Time-off request',
    shift: 'Shift request',
    asksTimeOff: (who: string, night: string) => `${who} asks for ${night} off.`,
    asksShift: (who: string, night: string, place: string) =>
      place === ''
        ? `${who} asks for a shift on ${night}.`
        : `${who} asks for the shift at ${place} on ${night}.`,
    more: (count: number) => ` ${count} more of theirs ${count === 1 ? 'waits' : 'wait'} for an answer.`,
  },
  /** The link of a mail. */
  open: 'Open it in Valet Hub',
  latest: (message: string) => `The latest: ${message}`,
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
    forgottenTitle: 'Salida olvidada',
    worked: (who, place, time, hours, minutes) =>
      `${who} marcó su salida de ${place} a las ${time}, tras ${hours} h ${minutes} min.`,
    forgotten: (who, place, time) =>
      `${who} no marcó su salida de ${place}. El turno se cerró a las ${time}; revíselo, por favor.`,
    many: (count) => `${count} salidas`,
  },
  lateShift: {
    title: 'Nadie ha marcado su entrada',
    message: (who, place, time) =>
      `${who} no ha marcado su entrada en ${place}. El turno empezó a las ${time}.`,
    many: (count) => `${count} turnos sin entrada`,
  },
  missedShift: {
    title: 'Turno perdido',
    message: (who, place, night, time) =>
      `${place} no recibió servicio el ${night}. El turno era de ${who} y empezó a las ${time}.`,
    servedTitle: 'Atendido al final',
    served: (who, place, time) =>
      `${who} marcó su entrada en ${place} a las ${time}, así que el turno ya no cuenta como perdido.`,
    many: (count) => `${count} turnos perdidos`,
  },
  violation: {
    title: 'Nueva infracción',
    message: (who, place, type) => `${who} reportó “${type}” en ${place}.`,
    answers: {
      resolved: 'Un residente dice que está corregido',
      moreTime: 'Un residente pide más tiempo',
      dispute: 'Un residente reclama contra un aviso',
    },
    answered: (place, type) => `Respuesta a “${type}” en ${place}. Le espera a usted.`,
    many: (count) => `${count} infracciones nuevas`,
  },
  contactForm: {
    title: (name) => `Mensaje de ${name}`,
    nameless: 'Mensaje de un residente',
    from: (place, unit) => (unit === '' ? place : `${place}, unidad ${unit}`),
    closure: (night) => `Se pide no dar servicio el ${night}.`,
    closures: (from, to) => `Se pide no dar servicio del ${from} al ${to}.`,
  },
  requestsDue: {
    title: (count) => (count === 1 ? 'Vence una respuesta' : `Vencen ${count} respuestas`),
    message: (count, time) =>
      count === 1
        ? `Un residente espera respuesta hasta las ${time}.`
        : `${count} residentes esperan respuesta, el primero hasta las ${time}.`,
  },
  request: {
    timeOff: 'Solicitud de día libre',
    shift: 'Solicitud de turno',
    asksTimeOff: (who, night) => `${who} pide libre el ${night}.`,
    asksShift: (who, night, place) =>
      place === '' ? `${who} pide un turno el ${night}.` : `${who} pide el turno en ${place} el ${night}.`,
    more: (count) =>
      count === 1
        ? ' Otra solicitud suya espera respuesta.'
        : ` Otras ${count} solicitudes suyas esperan respuesta.`,
  },
  open: 'Abrirlo en Valet Hub',
  latest: (message) => `Lo último: ${message}`,
};

export const words: Readonly<Record<Language, typeof en>> = { en, es };

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

const hourCycles: Readonly<Record<TimeFormat, 'h12' | 'h23'>> = { '12h': 'h12', '24h': 'h23' };

/**
 * A time of day where something happened.
 * @param at epoch milliseconds
 * @param scene.timeZone IANA name
 * @param scene.timeFormat the clock of whoever reads it; without one, that of the language
 */
export const timeIn = (
  at: number,
  { timeZone, timeFormat }: Pick<NewsScene, 'timeZone' | 'timeFormat'>,
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

/** A sentence that may end with a time of day: Spanish has a full stop after `p.m.` already. */
export const sentence = (text: string): string => text.replace(/\.\.$/, '.');

/** A night, such as `Wed, Jul 15`. @param serviceDate `YYYY-MM-DD` */
export const nightIn = (serviceDate: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${serviceDate}T00:00:00Z`));

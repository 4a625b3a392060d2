import { missedReasonTexts } from '../manager/missedReasonTexts.ts';
import type { Evidence, Verdict, VerdictReason } from '../contactSubmission/decision.ts';

/** The languages of a verdict. */
export type VerdictLanguage = 'en' | 'es';

/** How moments are formatted: in a language, in a community's time zone. */
interface Told {
  readonly language: VerdictLanguage;
  /** IANA name. */
  readonly timeZone: string;
}

const locales = { en: 'en-US', es: 'es-US' } as const;

/**
 * A time of day, as `9:14 PM`, in Spanish `21:14`, as in text messages.
 * @param moment epoch milliseconds
 */
export const formatTime = (moment: number, { language, timeZone }: Told): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...(language === 'es'
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { timeStyle: 'short' }),
    timeZone,
  })
    .format(moment)
    // Some phones and mail clients can't show the narrow space before PM.
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/**
 * A night's weekday and date.
 * @param night `YYYY-MM-DD`
 */
export const formatNight = (night: string, language: VerdictLanguage): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${night}T00:00:00Z`));

const heads = {
  en: {
    served: (time: string | null) => (time === null ? 'Served' : `Served at ${time}`),
    setOutLate: 'Set out after we came by',
    missed: 'Missed',
    unknown: 'Inconclusive',
  },
  es: {
    served: (time: string | null) => (time === null ? 'Recolectada' : `Recolectada a las ${time}`),
    setOutLate: 'Sacada después de que pasamos',
    missed: 'No recolectada',
    unknown: 'No concluyente',
  },
} as const;

/**
 * A verdict in a few words.
 * @param at when it was served, epoch milliseconds; null if unknown
 */
export const describeVerdict = (verdict: Verdict, at: number | null, reader: Told): string =>
  verdict === 'served'
    ? heads[reader.language].served(at === null ? null : formatTime(at, reader))
    : heads[reader.language][verdict];

const reasons: Readonly<Record<VerdictLanguage, Readonly<Record<VerdictReason, string>>>> = {
  en: {
    collected: 'This door was recorded as collected.',
    notOut: 'Nothing was at the door when the team came by after the set-out window.',
    tooEarly: 'The team came by before the set-out window closed and found nothing.',
    left: 'The team came to the door and left the trash.',
    setOutWrong: 'The team came to the door and left the trash because it was set out incorrectly.',
    nobodyCame: 'No one served this community that night.',
    passedBy: 'Other doors were visited that night, but not this one.',
    calledOff: 'The office canceled service that night.',
    noService: 'No service was scheduled that night.',
    notYet: 'Service hasn’t started yet.',
    underWay: 'Service is in progress, and this door isn’t recorded yet.',
    noUnit: 'The unit is unknown.',
    noRecords: 'This community has no records for that night.',
    notBorneOut: 'This door has a record, but no scan, photo or nearby door confirms it.',
    clockOff: 'Nothing was at the door, but the device’s clock was wrong, so the time is uncertain.',
    doorsNotRecorded: 'The team was there, but didn’t record each door that night.',
  },
  es: {
    collected: 'Esta puerta se registró como recolectada.',
    notOut: 'No había nada en la puerta cuando pasó el equipo, después del horario para sacarla.',
    tooEarly: 'El equipo pasó antes de que terminara el horario para sacarla y no encontró nada.',
    left: 'El equipo llegó a la puerta y dejó la basura.',
    setOutWrong: 'El equipo llegó a la puerta y dejó la basura porque se sacó mal.',
    nobodyCame: 'Nadie atendió esta comunidad esa noche.',
    passedBy: 'Esa noche se visitaron otras puertas, pero no esta.',
    calledOff: 'La oficina canceló el servicio esa noche.',
    noService: 'No había servicio programado esa noche.',
    notYet: 'El servicio aún no empieza.',
    underWay: 'El servicio está en curso y esta puerta aún no se registra.',
    noUnit: 'No se sabe cuál es la unidad.',
    noRecords: 'Esta comunidad no tiene registros de esa noche.',
    notBorneOut: 'Esta puerta tiene un registro, pero ningún escaneo, foto o puerta vecina lo confirma.',
    clockOff: 'No había nada en la puerta, pero el reloj del dispositivo estaba mal y la hora no es segura.',
    doorsNotRecorded: 'El equipo estuvo allí, pero no registró cada puerta esa noche.',
  },
};

/** Why a verdict is proposed, as a sentence. */
export const describeReason = (reason: VerdictReason, language: VerdictLanguage): string =>
  reasons[language][reason];

const missedFor = (words: Readonly<Record<string, string>>, missed: string) =>
  Object.fromEntries(Object.entries(words).map(([reason, why]) => [reason, `${missed}, ${why}`]));

const outcomes: Readonly<Record<VerdictLanguage, Readonly<Record<string, string>>>> = {
  en: {
    collected: 'collected',
    notOut: 'nothing out',
    notCollected: 'missed',
    ...missedFor(missedReasonTexts.en, 'missed'),
  },
  es: {
    collected: 'recolectada',
    notOut: 'nada afuera',
    notCollected: 'no recolectada',
    ...missedFor(missedReasonTexts.es, 'no recolectada'),
  },
};

interface Line {
  /** The distance, with its unit. */
  readonly length: string;
  /** A time range, or a single time; empty if unknown. */
  readonly when: string;
  readonly count: number;
  readonly of: number;
  readonly word: string;
}

type Lines = Readonly<Record<Evidence['kind'], (line: Line) => string>>;

const english: Lines = {
  schedule: ({ word }) =>
    word === 'scheduled'
      ? 'Service was scheduled that night.'
      : word === 'closed'
        ? 'The community was closed that night.'
        : 'That night isn’t a service day.',
  window: ({ when }) => `Set-out window: ${when}.`,
  announcement: ({ word, when, count }) =>
    word === 'noService'
      ? `Residents were told at ${when} that service was canceled.`
      : `Residents were told at ${when} that the team was running ${count} min late.`,
  clockIn: ({ when }) => `Clocked in at the community: ${when}.`,
  nobodyCame: ({ word }) =>
    word === 'noted' ? 'The shift was recorded as missed.' : 'No one clocked in at the community.',
  report: ({ when, count, of }) => `Shift report: ${count} of ${of} units, ${when}.`,
  door: ({ when, word }) => `At the door${when && `, ${when}`}: ${outcomes.en[word] ?? word}.`,
  correction: ({ when, word }) =>
    `At the door${when && `, ${when}`}, corrected by the office: ${outcomes.en[word] ?? word}.`,
  noDoor: () => 'No record for this door.',
  duplicates: ({ count }) => `This door was recorded ${count} times.`,
  outOfRange: ({ length }) => `Recorded ${length} away, out of range.`,
  clockOff: ({ count }) => `The device’s clock was off by ${count} min, so this is the server’s time.`,
  neighbours: ({ count, of, when }) =>
    count === 0
      ? `None of the ${of} nearby doors were recorded.`
      : `${count} of ${of} nearby doors were recorded, ${when}.`,
  checkpoints: ({ count, of, when }) =>
    `${count} of ${of} checkpoint scans were in range${when && `, ${when}`}.`,
  reported: ({ when }) => `Reported ${when}.`,
  unitUnknown: () => 'The unit is unknown.',
};

const spanish: Lines = {
  schedule: ({ word }) =>
    word === 'scheduled'
      ? 'Había servicio programado esa noche.'
      : word === 'closed'
        ? 'Esa noche había un cierre.'
        : 'Esa noche no era día de servicio.',
  window: ({ when }) => `Horario para sacar la basura: ${when}.`,
  announcement: ({ word, when, count }) =>
    word === 'noService'
      ? `A las ${when} se avisó a los residentes que no habría servicio.`
      : `A las ${when} se avisó a los residentes de un retraso de ${count} min.`,
  clockIn: ({ when }) => `De turno en la comunidad: ${when}.`,
  nobodyCame: ({ word }) =>
    word === 'noted' ? 'El turno se registró como perdido.' : 'Nadie marcó su entrada en la comunidad.',
  report: ({ when, count, of }) => `Informe del turno: ${count} de ${of} unidades, ${when}.`,
  door: ({ when, word }) => `En la puerta${when && `, ${when}`}: ${outcomes.es[word] ?? word}.`,
  correction: ({ when, word }) =>
    `En la puerta${when && `, ${when}`}, corregido por la oficina: ${outcomes.es[word] ?? word}.`,
  noDoor: () => 'Sin registro de esta puerta.',
  duplicates: ({ count }) => `Esta puerta se registró ${count} veces.`,
  outOfRange: ({ length }) => `Registrado a ${length}, fuera de alcance.`,
  clockOff: ({ count }) =>
    `El reloj del dispositivo tenía ${count} min de diferencia; se usa la hora del servidor.`,
  neighbours: ({ count, of, when }) =>
    count === 0
      ? `No se registró ninguna de las ${of} puertas vecinas.`
      : `Se registraron ${count} de las ${of} puertas vecinas, ${when}.`,
  checkpoints: ({ count, of, when }) =>
    `${count} de ${of} escaneos de puntos de control estaban dentro del alcance${when && `, ${when}`}.`,
  reported: ({ when }) => `Reportado: ${when}.`,
  unitUnknown: () => 'No se sabe cuál es la unidad.',
};

const openEnd = { en: 'still open', es: 'aún abierto' } as const;

const whenOf = ({ kind, at, until }: Evidence, reader: Told): string => {
  if (at === null) return '';
  if (kind === 'reported') {
    const day = new Intl.DateTimeFormat(locales[reader.language], {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: reader.timeZone,
    }).format(at);
    return `${day}, ${formatTime(at, reader)}`;
  }
  const from = formatTime(at, reader);
  if (until !== null) return `${from}–${formatTime(until, reader)}`;
  return kind === 'clockIn' || kind === 'report' ? `${from}, ${openEnd[reader.language]}` : from;
};

/**
 * Evidence as a sentence, without names.
 * @param lengthOf formats meters in the community's unit, such as `33 ft`
 */
export const describeEvidence = (
  evidence: Evidence,
  reader: Told,
  lengthOf: (meters: number) => string,
): string =>
  (reader.language === 'es' ? spanish : english)[evidence.kind]({
    length: lengthOf(evidence.count ?? 0),
    when: whenOf(evidence, reader),
    count: evidence.count ?? 0,
    of: evidence.of ?? 0,
    word: evidence.word ?? '',
  });

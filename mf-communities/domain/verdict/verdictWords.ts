import type { Evidence, Verdict, VerdictReason } from 'shared-lib/domain';

/** The languages in which a verdict is told. */
export type VerdictLanguage = 'en' | 'es';

/** How moments are written: in a language, on a community's clock. */
interface Told {
  readonly language: VerdictLanguage;
  /** IANA name. */
  readonly timeZone: string;
}

const locales = { en: 'en-US', es: 'es-US' } as const;

/** A time of day, as `9:14 PM`, in Spanish `21:14`, as texts have it. @param moment epoch milliseconds */
export const timeInWords = (moment: number, { language, timeZone }: Told): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...(language === 'es'
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { timeStyle: 'short' }),
    timeZone,
  })
    .format(moment)
    // The narrow space before PM is none that every phone and mail shows.
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** A night by its weekday and date. @param night `YYYY-MM-DD` */
export const nightInWords = (night: string, language: VerdictLanguage): string =>
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
    unknown: 'Can’t tell',
  },
  es: {
    served: (time: string | null) => (time === null ? 'Recolectada' : `Recolectada a las ${time}`),
    setOutLate: 'Sacada después de que pasamos',
    missed: 'No recolectada',
    unknown: 'No se puede saber',
  },
} as const;

/** A verdict in a few words. @param at when it was served, epoch milliseconds; null where that is not known */
export const verdictInWords = (verdict: Verdict, at: number | null, told: Told): string =>
  verdict === 'served'
    ? heads[told.language].served(at === null ? null : timeInWords(at, told))
    : heads[told.language][verdict];

const reasons: Readonly<Record<VerdictLanguage, Readonly<Record<VerdictReason, string>>>> = {
  en: {
    collected: 'The trash of this door was noted as collected.',
    notOut: 'Nothing was at the door when the team came by, after the set-out window had closed.',
    tooEarly: 'The team came by before the set-out window had closed, and found nothing.',
    left: 'The team was at the door and left the trash there.',
    setOutWrong: 'The team was at the door and left the trash, because it was set out wrongly.',
    nobodyCame: 'Nobody came to this community that night.',
    passedBy: 'Other doors were visited that night, and nothing was noted of this one.',
    calledOff: 'The office called service off that night.',
    noService: 'No service was due that night.',
    notYet: 'Service has not begun yet.',
    underWay: 'The team is still on its round, and has not noted this door yet.',
    noUnit: 'Nobody knows which unit this is about.',
    noRecords: 'Nothing was recorded at this community that night.',
    notBorneOut:
      'Something was noted of this door, but neither a scan, a photo nor the doors around it bear it out.',
    clockOff: 'Nothing was found at the door, but the device’s clock was off, so it can’t be told when.',
    doorsNotRecorded: 'The team was there, but doors were not noted one by one that night.',
  },
  es: {
    collected: 'La basura de esta puerta se anotó como recolectada.',
    notOut: 'No había nada ante la puerta cuando pasó el equipo, ya cerrado el horario para sacarla.',
    tooEarly: 'El equipo pasó antes de que cerrara el horario para sacarla, y no encontró nada.',
    left: 'El equipo estuvo ante la puerta y dejó la basura allí.',
    setOutWrong: 'El equipo estuvo ante la puerta y dejó la basura porque estaba mal sacada.',
    nobodyCame: 'Nadie acudió a esta comunidad esa noche.',
    passedBy: 'Esa noche se visitaron otras puertas, y de esta no se anotó nada.',
    calledOff: 'La oficina canceló el servicio esa noche.',
    noService: 'Esa noche no correspondía servicio.',
    notYet: 'El servicio aún no ha comenzado.',
    underWay: 'El equipo sigue en su ronda y aún no ha anotado esta puerta.',
    noUnit: 'No se sabe de qué unidad se trata.',
    noRecords: 'No se registró nada en esta comunidad esa noche.',
    notBorneOut:
      'Algo se anotó de esta puerta, pero no lo respaldan ni un escaneo, ni una foto, ni las puertas vecinas.',
    clockOff:
      'No se encontró nada ante la puerta, pero el reloj del dispositivo estaba mal y no se sabe cuándo fue.',
    doorsNotRecorded: 'El equipo estuvo allí, pero esa noche no se anotó puerta por puerta.',
  },
};

/** Why a verdict is proposed, as a sentence. */
export const reasonInWords = (reason: VerdictReason, language: VerdictLanguage): string =>
  reasons[language][reason];

const outcomes: Readonly<Record<VerdictLanguage, Readonly<Record<string, string>>>> = {
  en: {
    collected: 'collected',
    notOut: 'nothing was out',
    notCollected: 'left',
    setOut: 'left, set out wrongly',
    routeData: 'left, wrong on the route',
    capacity: 'left, no room',
    access: 'left, no access',
    communication: 'left, not agreed on',
  },
  es: {
    collected: 'recolectada',
    notOut: 'no había nada',
    notCollected: 'no recolectada',
    setOut: 'no recolectada, mal sacada',
    routeData: 'no recolectada, error en la ruta',
    capacity: 'no recolectada, sin espacio',
    access: 'no recolectada, sin acceso',
    communication: 'no recolectada, no acordado',
  },
};

interface Line {
  /** From when to when, or when; empty where that is not known. */
  readonly when: string;
  readonly count: number;
  readonly of: number;
  readonly word: string;
}

type Lines = Readonly<Record<Evidence['kind'], (line: Line) => string>>;

const english: Lines = {
  schedule: ({ word }) =>
    word === 'scheduled'
      ? 'Service was due that night.'
      : word === 'closed'
        ? 'The community was closed for service that night.'
        : 'That night is no service day.',
  window: ({ when }) => `Set-out window: ${when}.`,
  announcement: ({ word, when, count }) =>
    word === 'noService'
      ? `Residents were told at ${when} that there is no service.`
      : `Residents were told at ${when} that the team runs ${count} minutes late.`,
  clockIn: ({ when }) => `On the clock at the community: ${when}.`,
  nobodyCame: ({ word }) =>
    word === 'noted' ? 'The shift was noted as missed.' : 'Nobody clocked in at the community.',
  report: ({ when, count, of }) => `Shift report: ${count} of ${of} units, ${when}.`,
  door: ({ when, word }) => `At the door${when && `, ${when}`}: ${outcomes.en[word] ?? word}.`,
  correction: ({ when, word }) =>
    `At the door${when && `, ${when}`}, corrected by the office: ${outcomes.en[word] ?? word}.`,
  noDoor: () => 'Nothing was noted of this door.',
  duplicates: ({ count }) => `The door was noted ${count} times.`,
  outOfRange: ({ count }) => `That was recorded ${count} m away, out of range.`,
  clockOff: ({ count }) => `The device’s clock was off by ${count} minutes; the time is the server’s.`,
  neighbours: ({ count, of, when }) =>
    count === 0
      ? `None of the ${of} doors around it was noted.`
      : `${count} of the ${of} doors around it were noted, ${when}.`,
  checkpoints: ({ count, of, when }) =>
    `${count} of ${of} scans of check points were in range${when && `, ${when}`}.`,
  reported: ({ when }) => `Reported ${when}.`,
  unitUnknown: () => 'The unit is not known.',
};

const spanish: Lines = {
  schedule: ({ word }) =>
    word === 'scheduled'
      ? 'Esa noche correspondía servicio.'
      : word === 'closed'
        ? 'Esa noche la comunidad no tenía servicio por cierre.'
        : 'Esa noche no es día de servicio.',
  window: ({ when }) => `Horario para sacar la basura: ${when}.`,
  announcement: ({ word, when, count }) =>
    word === 'noService'
      ? `A las ${when} se avisó a los residentes que no habría servicio.`
      : `A las ${when} se avisó a los residentes de un retraso de ${count} minutos.`,
  clockIn: ({ when }) => `De turno en la comunidad: ${when}.`,
  nobodyCame: ({ word }) =>
    word === 'noted' ? 'El turno se anotó como no cumplido.' : 'Nadie fichó en la comunidad.',
  report: ({ when, count, of }) => `Informe del turno: ${count} de ${of} unidades, ${when}.`,
  door: ({ when, word }) => `Ante la puerta${when && `, ${when}`}: ${outcomes.es[word] ?? word}.`,
  correction: ({ when, word }) =>
    `Ante la puerta${when && `, ${when}`}, corregido por la oficina: ${outcomes.es[word] ?? word}.`,
  noDoor: () => 'De esta puerta no se anotó nada.',
  duplicates: ({ count }) => `La puerta se anotó ${count} veces.`,
  outOfRange: ({ count }) => `Eso se registró a ${count} m, fuera de alcance.`,
  clockOff: ({ count }) =>
    `El reloj del dispositivo estaba mal por ${count} minutos; la hora es la del servidor.`,
  neighbours: ({ count, of, when }) =>
    count === 0
      ? `De las ${of} puertas vecinas no se anotó ninguna.`
      : `Se anotaron ${count} de las ${of} puertas vecinas, ${when}.`,
  checkpoints: ({ count, of, when }) =>
    `${count} de ${of} escaneos de puntos de control estaban dentro del alcance${when && `, ${when}`}.`,
  reported: ({ when }) => `Informado: ${when}.`,
  unitUnknown: () => 'No se conoce la unidad.',
};

const openEnd = { en: 'still open', es: 'aún abierto' } as const;

const whenOf = ({ kind, at, until }: Evidence, told: Told): string => {
  if (at === null) return '';
  if (kind === 'reported') {
    const day = new Intl.DateTimeFormat(locales[told.language], {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: told.timeZone,
    }).format(at);
    return `${day}, ${timeInWords(at, told)}`;
  }
  const from = timeInWords(at, told);
  if (until !== null) return `${from}–${timeInWords(until, told)}`;
  return kind === 'clockIn' || kind === 'report' ? `${from}, ${openEnd[told.language]}` : from;
};

/** A piece of evidence as a sentence, which names nobody. */
export const evidenceInWords = (evidence: Evidence, told: Told): string =>
  (told.language === 'es' ? spanish : english)[evidence.kind]({
    when: whenOf(evidence, told),
    count: evidence.count ?? 0,
    of: evidence.of ?? 0,
    word: evidence.word ?? '',
  });

import {
  nightIn,
  sentence,
  timeIn,
  type Language,
} from 'backend/functions/core/notifications/notificationTexts.ts';

/** What happened to a swap. */
export type SwapEvent = 'asked' | 'refused' | 'withdrawn' | 'approved' | 'declined' | 'reopened';

/** A shift of a swap, as a message names it. */
export interface NamedShift {
  readonly propertyName: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** IANA name, the community's. */
  readonly timeZone: string;
  /** Who serves it once the swap is approved. */
  readonly taker: string;
}

/** A swap, as its messages tell it. */
export interface NamedSwap {
  /** The member who asks. */
  readonly member: string;
  readonly colleague: string;
  /** The asker's shift first. */
  readonly shifts: readonly NamedShift[];
  readonly note: string;
  readonly decisionNote: string;
}

const en = {
  subjects: {
    asked: (shift: string) => `Shift swap: ${shift}`,
    refused: (shift: string) => `Swap declined: ${shift}`,
    withdrawn: (shift: string) => `Swap withdrawn: ${shift}`,
    approved: (shift: string) => `Swap approved: ${shift}`,
    declined: (shift: string) => `Swap declined: ${shift}`,
    reopened: (shift: string) => `Swap under review: ${shift}`,
  },
  shift: (place: string, night: string) => `${place}, ${night}`,
  gives: (who: string, place: string, night: string, time: string) =>
    `${who} asks you to take the shift at ${place} on ${night} at ${time}.`,
  exchanges: (place: string, night: string, time: string) =>
    `In return, they take your shift at ${place} on ${night} at ${time}.`,
  how: 'Accept or decline in the field app. The office decides after you accept.',
  refused: (who: string, place: string, night: string) =>
    `${who} declined to take your shift at ${place} on ${night}. The shift is still yours.`,
  withdrawn: (who: string, place: string, night: string) =>
    `${who} withdrew the swap of the shift at ${place} on ${night}. The schedule stays the same.`,
  approved: (who: string, place: string, night: string, time: string) =>
    `${who} serves ${place} on ${night} at ${time}.`,
  declined: (place: string, night: string) =>
    `The office declined the swap of the shift at ${place} on ${night}. The schedule stays the same.`,
  reopened: (place: string, night: string) =>
    `The office is reviewing the swap of the shift at ${place} on ${night} again. Until it decides, nothing is swapped.`,
  note: (note: string) => `Note: ${note}`,
  app: 'Open the field app',
};

const es: typeof en = {
  subjects: {
    asked: (shift) => `Cambio de turno: ${shift}`,
    refused: (shift) => `Cambio rechazado: ${shift}`,
    withdrawn: (shift) => `Cambio retirado: ${shift}`,
    approved: (shift) => `Cambio aprobado: ${shift}`,
    declined: (shift) => `Cambio rechazado: ${shift}`,
    reopened: (shift) => `Cambio en revisión: ${shift}`,
  },
  shift: (place, night) => `${place}, ${night}`,
  gives: (who, place, night, time) =>
    `${who} le pide que tome el turno de ${place} del ${night} a las ${time}.`,
  exchanges: (place, night, time) =>
    `A cambio, toma el turno que usted tiene en ${place} el ${night} a las ${time}.`,
  how: 'Acéptelo o rechácelo en la aplicación de campo. La oficina decide después de que usted acepte.',
  refused: (who, place, night) =>
    `${who} no aceptó tomar su turno de ${place} del ${night}. El turno sigue siendo suyo.`,
  withdrawn: (who, place, night) =>
    `${who} retiró el cambio del turno de ${place} del ${night}. La programación no cambia.`,
  approved: (who, place, night, time) => `${who} atiende ${place} el ${night} a las ${time}.`,
  declined: (place, night) =>
    `La oficina rechazó el cambio del turno de ${place} del ${night}. La programación no cambia.`,
  reopened: (place, night) =>
    `La oficina está revisando de nuevo el cambio del turno de ${place} del ${night}. Hasta que decida, no hay cambios.`,
  note: (note) => `Nota: ${note}`,
  app: 'Abrir la aplicación de campo',
};

const words: Readonly<Record<Language, typeof en>> = { en, es };

/** The paragraphs of a message, before any note. */
function saidOf(event: SwapEvent, swap: NamedSwap, language: Language): string[] {
  const text = words[language];
  const told = swap.shifts.map(({ propertyName, serviceDate, startsAt, timeZone, taker }) => ({
    place: propertyName,
    night: nightIn(serviceDate, language),
    time: timeIn(startsAt, { timeZone }, language),
    taker,
  }));
  const [own, back] = told;
  if (!own) return [];
  switch (event) {
    case 'asked':
      return [
        text.gives(swap.member, own.place, own.night, own.time),
        ...(back ? [text.exchanges(back.place, back.night, back.time)] : []),
      ];
    case 'refused':
      return [text.refused(swap.colleague, own.place, own.night)];
    case 'withdrawn':
      return [text.withdrawn(swap.member, own.place, own.night)];
    case 'approved':
      return told.map(({ place, night, time, taker }) => text.approved(taker, place, night, time));
    case 'declined':
      return [text.declined(own.place, own.night)];
    case 'reopened':
      return [text.reopened(own.place, own.night)];
  }
}

/** The message to a member about a swap. */
export function swapWords(event: SwapEvent, swap: NamedSwap, language: Language) {
  const { subjects, shift, how, note: noteOf, app } = words[language];
  const [own] = swap.shifts;
  const note = event === 'asked' ? swap.note : swap.decisionNote;
  return {
    subject: subjects[event](
      shift(own?.propertyName ?? '', nightIn(own?.serviceDate ?? '1970-01-01', language)),
    ),
    paragraphs: [
      ...saidOf(event, swap, language).map(sentence),
      ...(note === '' ? [] : [noteOf(note)]),
      ...(event === 'asked' ? [how] : []),
    ],
    app,
  };
}

import type { shiftReasons } from './reviewNight.ts';

/** A reason in words, with its figure if it has one. */
type Words = Readonly<Record<(typeof shiftReasons)[number], (count: number) => string>>;

const en: Words = {
  notSubmitted: () => 'report not submitted',
  noReport: () => 'no shift report',
  noClockIn: () => 'no clock-in',
  noClockOut: () => 'no clock-out',
  autoClosed: () => 'clocked out automatically',
  backwards: () => 'clock-out before clock-in',
  tooLong: (hours) => `${hours} hours on the clock`,
  overlaps: () => 'hours overlap another shift',
  nobody: () => 'no team member',
  outsideNight: () => 'clock-in outside this night',
  sentLate: () => 'clock-in sent late',
  afterLock: () => 'pay period already locked',
  missedDoors: (count) => `${count} missed ${count === 1 ? 'door' : 'doors'}`,
  missedCheckpoints: (count) => `${count} missed ${count === 1 ? 'checkpoint' : 'checkpoints'}`,
  implausible: () => 'outside the report limits',
  noPhoto: () => 'compactor photo missing',
  issue: () => 'issue reported',
  note: () => 'note',
};

const es: Words = {
  notSubmitted: () => 'informe sin enviar',
  noReport: () => 'sin informe de turno',
  noClockIn: () => 'sin entrada',
  noClockOut: () => 'sin salida',
  autoClosed: () => 'salida automática',
  backwards: () => 'salida antes de la entrada',
  tooLong: (hours) => `${hours} horas en turno`,
  overlaps: () => 'horas que coinciden con otro turno',
  nobody: () => 'sin miembro del equipo',
  outsideNight: () => 'entrada fuera de esta noche',
  sentLate: () => 'entrada enviada tarde',
  afterLock: () => 'período de pago ya cerrado',
  missedDoors: (count) => `${count} ${count === 1 ? 'puerta' : 'puertas'} sin recolectar`,
  missedCheckpoints: (count) =>
    `${count} ${count === 1 ? 'punto de control omitido' : 'puntos de control omitidos'}`,
  implausible: () => 'fuera de los límites del informe',
  noPhoto: () => 'falta la foto del compactador',
  issue: () => 'problema reportado',
  note: () => 'nota',
};

/** Why a shift needs review, in words: for the last-night page and the digest. */
export const shiftReasonTexts = { en, es };

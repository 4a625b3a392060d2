import type { Language } from '../notifications/words.ts';

const en = {
  subject: (night: string, count: number) =>
    count === 0
      ? `${night}: all went well`
      : `${night}: ${count} ${count === 1 ? 'thing needs' : 'things need'} you`,
  allWell: 'All went well. Nothing needs you.',
  needsYou: (count: number) => `${count} ${count === 1 ? 'thing needs' : 'things need'} you.`,
  missed: {
    title: 'Missed shifts',
    line: (place: string, who: string) => `${place}: nobody clocked in. ${who} had the shift.`,
    nobodys: (place: string) => `${place}: nobody clocked in.`,
  },
  below: {
    title: (percent: number) => `Fewer than ${percent}% of doors`,
    line: (place: string, served: number, total: number, percent: number) =>
      `${place}: ${served} of ${total} doors (${percent}%).`,
  },
  review: {
    title: 'Violations without review',
    line: (count: number) =>
      count === 1 ? '1 violation waits for review.' : `${count} violations wait for review.`,
  },
  requests: {
    title: 'Requests without an answer',
    timeOff: (who: string, day: string) => `${who} asks for ${day} off.`,
    shift: (who: string, day: string) => `${who} asks for a shift on ${day}.`,
  },
  contact: {
    title: 'Messages from residents',
    line: (place: string, count: number) =>
      count === 1
        ? `${place}: 1 message waits for an answer.`
        : `${place}: ${count} messages wait for an answer.`,
  },
  more: (count: number) => `and ${count} more`,
  totals: {
    title: 'The night in figures',
    shifts: (served: number, all: number) => `${served} of ${all} shifts served`,
    doors: (count: number) => `${count} doors served`,
    late: (count: number) => `${count} late ${count === 1 ? 'clock-in' : 'clock-ins'}`,
    violations: (count: number) => `${count} ${count === 1 ? 'violation' : 'violations'} reported`,
    none: 'Nothing was recorded that night.',
  },
  someone: 'Someone',
  unknownPlace: 'Unknown Property',
  why: 'You get this each morning because you asked for it in Settings.',
  settings: 'Change what you get',
  unsubscribe: 'Send me no more digests',
};

const es: typeof en = {
  subject: (night, count) =>
    count === 0
      ? `${night}: todo salió bien`
      : `${night}: ${count} ${count === 1 ? 'asunto requiere' : 'asuntos requieren'} su atención`,
  allWell: 'Todo salió bien. Nada requiere su atención.',
  needsYou: (count) => `${count} ${count === 1 ? 'asunto requiere' : 'asuntos requieren'} su atención.`,
  missed: {
    title: 'Turnos perdidos',
    line: (place, who) => `${place}: nadie marcó su entrada. El turno era de ${who}.`,
    nobodys: (place) => `${place}: nadie marcó su entrada.`,
  },
  below: {
    title: (percent) => `Menos del ${percent} % de las puertas`,
    line: (place, served, total, percent) => `${place}: ${served} de ${total} puertas (${percent} %).`,
  },
  review: {
    title: 'Infracciones sin revisar',
    line: (count) =>
      count === 1 ? '1 infracción espera revisión.' : `${count} infracciones esperan revisión.`,
  },
  requests: {
    title: 'Solicitudes sin respuesta',
    timeOff: (who, day) => `${who} pide libre el ${day}.`,
    shift: (who, day) => `${who} pide un turno el ${day}.`,
  },
  contact: {
    title: 'Mensajes de residentes',
    line: (place, count) =>
      count === 1
        ? `${place}: 1 mensaje espera respuesta.`
        : `${place}: ${count} mensajes esperan respuesta.`,
  },
  more: (count) => `y ${count} más`,
  totals: {
    title: 'La noche en cifras',
    shifts: (served, all) => `${served} de ${all} turnos atendidos`,
    doors: (count) => `${count} puertas atendidas`,
    late: (count) => `${count} ${count === 1 ? 'entrada tardía' : 'entradas tardías'}`,
    violations: (count) => `${count} ${count === 1 ? 'infracción reportada' : 'infracciones reportadas'}`,
    none: 'No se registró nada esa noche.',
  },
  someone: 'Alguien',
  unknownPlace: 'Propiedad desconocida',
  why: 'Recibe esto cada mañana porque lo pidió en Configuración.',
  settings: 'Cambiar lo que recibo',
  unsubscribe: 'No enviarme más resúmenes',
};

/** The words of the digest in the languages that people are written to. */
export const digestWords: Readonly<Record<Language, typeof en>> = { en, es };

import type { Language } from 'backend/functions/core/notifications/notificationTexts.ts';

const en = {
  subject: (night: string, count: number) =>
    count === 0
      ? `${night}: all went well`
      : `${night}: ${count} ${count === 1 ? 'item needs' : 'items need'} attention`,
  allWell: 'All went well. Nothing needs attention.',
  needsYou: (count: number) => `${count} ${count === 1 ? 'item needs' : 'items need'} attention.`,
  missed: {
    title: 'Missed shifts',
    line: (place: string, who: string) => `${place}: no clock-in. ${who} was assigned.`,
    nobodys: (place: string) => `${place}: no clock-in.`,
  },
  shifts: {
    title: 'Shifts to review',
    line: (place: string, who: string, reasons: string) => `${place}, ${who}: ${reasons}.`,
  },
  below: {
    title: (percent: number) => `Below ${percent}% of doors served`,
    line: (place: string, served: number, total: number, percent: number) =>
      `${place}: ${served} of ${total} doors (${percent}%).`,
  },
  review: {
    title: 'Violations to review',
    line: (count: number) => (count === 1 ? '1 violation to review.' : `${count} violations to review.`),
  },
  requests: {
    title: 'Pending team requests',
    timeOff: (who: string, day: string) => `${who} requested ${day} off.`,
    shift: (who: string, day: string) => `${who} requested a shift on ${day}.`,
    swap: (who: string, day: string) => `${who} wants to swap a shift. Decide by ${day}.`,
  },
  contact: {
    title: 'Resident requests',
    line: (place: string, count: number) =>
      count === 1 ? `${place}: 1 request to answer.` : `${place}: ${count} requests to answer.`,
  },
  more: (count: number) => `and ${count} more`,
  totals: {
    title: 'Last night’s totals',
    shifts: (served: number, all: number) => `${served} of ${all} shifts served`,
    doors: (count: number) => `${count} doors served`,
    late: (count: number) => `${count} late ${count === 1 ? 'clock-in' : 'clock-ins'}`,
    violations: (count: number) => `${count} ${count === 1 ? 'violation' : 'violations'} reported`,
    inOrder: (count: number) => `${count} ${count === 1 ? 'shift' : 'shifts'} ready to approve`,
    none: 'No records for that night.',
  },
  someone: 'Someone',
  unknownPlace: 'Unknown Property',
  why: 'You’re receiving this email because the morning digest is on in Settings.',
  settings: 'Change settings',
  unsubscribe: 'Unsubscribe',
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
    line: (place, who) => `${place}: sin entrada. El turno era de ${who}.`,
    nobodys: (place) => `${place}: sin entrada.`,
  },
  shifts: {
    title: 'Turnos por revisar',
    line: (place, who, reasons) => `${place}, ${who}: ${reasons}.`,
  },
  below: {
    title: (percent) => `Menos del ${percent}% de puertas atendidas`,
    line: (place, served, total, percent) => `${place}: ${served} de ${total} puertas (${percent}%).`,
  },
  review: {
    title: 'Infracciones por revisar',
    line: (count) => (count === 1 ? '1 infracción por revisar.' : `${count} infracciones por revisar.`),
  },
  requests: {
    title: 'Solicitudes pendientes del equipo',
    timeOff: (who, day) => `${who} pidió libre el ${day}.`,
    shift: (who, day) => `${who} pidió un turno el ${day}.`,
    swap: (who, day) => `${who} quiere cambiar un turno. Decida antes del ${day}.`,
  },
  contact: {
    title: 'Solicitudes de residentes',
    line: (place, count) =>
      count === 1 ? `${place}: 1 solicitud por responder.` : `${place}: ${count} solicitudes por responder.`,
  },
  more: (count) => `y ${count} más`,
  totals: {
    title: 'Totales de anoche',
    shifts: (served, all) => `${served} de ${all} turnos atendidos`,
    doors: (count) => `${count} puertas atendidas`,
    late: (count) => `${count} ${count === 1 ? 'entrada tardía' : 'entradas tardías'}`,
    violations: (count) => `${count} ${count === 1 ? 'infracción reportada' : 'infracciones reportadas'}`,
    inOrder: (count) => `${count} ${count === 1 ? 'turno' : 'turnos'} sin observaciones, por aprobar`,
    none: 'Sin registros de esa noche.',
  },
  someone: 'Alguien',
  unknownPlace: 'Propiedad desconocida',
  why: 'Recibe esto porque activó el resumen de la mañana en Configuración.',
  settings: 'Cambiar ajustes',
  unsubscribe: 'Dejar de recibir el resumen',
};

/** The digest's texts in each language. */
export const digestTexts: Readonly<Record<Language, typeof en>> = { en, es };

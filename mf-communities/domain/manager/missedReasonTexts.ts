import type { MissedReason } from './managerNight.ts';

type Words = Readonly<Record<MissedReason, string>>;

const en: Words = {
  setOut: 'set out incorrectly',
  routeData: 'route error',
  capacity: 'out of room',
  access: 'no access',
  communication: 'crew not notified',
  other: 'no reason given',
};

const es: Words = {
  setOut: 'se sacó mal',
  routeData: 'error en la ruta',
  capacity: 'sin espacio',
  access: 'sin acceso',
  communication: 'no se avisó al equipo',
  other: 'sin motivo',
};

/** Why doors were missed, in words: on property managers' pages, in their emails, and in a verdict's evidence. */
export const missedReasonTexts = { en, es };

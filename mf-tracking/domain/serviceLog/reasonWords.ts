import type { serviceReasons } from 'shared-lib/domain';

type Words = Readonly<Record<(typeof serviceReasons)[number], string>>;

const en: Words = {
  setOut: 'Set out incorrectly',
  routeData: 'Route error',
  capacity: 'Out of room',
  access: 'No access',
  communication: 'Crew not notified',
};

const es: Words = {
  setOut: 'Se sacó mal',
  routeData: 'Error en la ruta',
  capacity: 'Sin espacio',
  access: 'Sin acceso',
  communication: 'No se avisó al equipo',
};

/** Why a door was missed, in words: for screens, exports and proofs of pickup. */
export const reasonWords = { en, es };

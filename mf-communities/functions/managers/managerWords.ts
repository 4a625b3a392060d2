import type { LeftReason, ManagerNight } from 'mf-communities/domain';
import type { Language } from 'backend/functions/core/notifications/words.ts';

const en = {
  link: {
    subject: (place: string) => `Your access to ${place}`,
    text: (business: string, place: string) =>
      `${business} gives you access to the service at ${place}: tonight and the last nights, violations with photos, and service logs. You need no password.`,
    until: (date: string) => `The link below is yours alone. It opens the pages until ${date}.`,
    open: 'Open the pages',
    small: 'Whoever has this link can read these pages. If it reaches somebody else, ask for a new one.',
  },
  proof: {
    subject: (place: string, night: string, state: string) => `${place}, ${night}: ${state}`,
    title: (night: string) => `The service of ${night}`,
    doors: (served: number, total: number) => `${served} of ${total} doors served`,
    notOut: (count: number) => `${count} of them had nothing out`,
    left: (count: number) => (count === 1 ? '1 door was left' : `${count} doors were left`),
    times: (from: string, to: string) => `From ${from} to ${to}`,
    open: 'Open the night',
  },
  statement: {
    subject: (place: string, month: string, served: number, planned: number) =>
      `${place}, ${month}: served ${served} of ${planned} ${planned === 1 ? 'night' : 'nights'}`,
    served: (month: string, served: number, planned: number) =>
      `${month}: served ${served} of ${planned} ${planned === 1 ? 'night' : 'nights'}.`,
    none: (month: string) => `${month}: no night of service was planned.`,
    noRecord: (count: number) =>
      count === 1 ? 'Of 1 night nothing was recorded.' : `Of ${count} nights nothing was recorded.`,
    closed: (count: number) =>
      count === 1 ? '1 night had no service by a closure.' : `${count} nights had no service by a closure.`,
    extra: (count: number) =>
      count === 1 ? '1 night was served beyond the plan.' : `${count} nights were served beyond the plan.`,
    doors: (served: number, left: number) => `${served} doors served, ${left} left.`,
    allWell: 'There was no exception.',
    exceptions: 'Exceptions:',
    open: 'Open the statement',
  },
  states: {
    noService: 'no service',
    scheduled: 'scheduled',
    late: 'late',
    inProgress: 'in progress',
    served: 'served',
    missed: 'missed',
    calledOff: 'called off',
    noRecord: 'no record',
  } satisfies Record<ManagerNight['state'], string>,
  reasons: {
    setOut: 'not set out as the rules say',
    routeData: 'wrong route data',
    capacity: 'no room left',
    access: 'no access',
    communication: 'not told in time',
    other: 'without a reason',
  } satisfies Record<LeftReason, string>,
  why: (business: string) => `You get this because ${business} made you a link for this community.`,
  unsubscribe: 'Send me no more of these mails',
  unsubscribePage: {
    ask: 'Shall we send you no more mails about this community?',
    yes: 'Send me no more of these mails',
    done: 'You get no more of these mails. Your link opens the pages as before.',
    wrong: 'This link is not complete, or not valid any more.',
  },
};

const es: typeof en = {
  link: {
    subject: (place) => `Su acceso a ${place}`,
    text: (business, place) =>
      `${business} le da acceso al servicio en ${place}: esta noche y las últimas noches, infracciones con fotos y registros de servicio. No necesita contraseña.`,
    until: (date) => `El enlace de abajo es solo suyo. Abre las páginas hasta el ${date}.`,
    open: 'Abrir las páginas',
    small: 'Quien tenga este enlace puede leer estas páginas. Si llega a otra persona, pida uno nuevo.',
  },
  proof: {
    subject: (place, night, state) => `${place}, ${night}: ${state}`,
    title: (night) => `El servicio del ${night}`,
    doors: (served, total) => `${served} de ${total} puertas atendidas`,
    notOut: (count) => (count === 1 ? '1 de ellas sin basura' : `${count} de ellas sin basura`),
    left: (count) => (count === 1 ? '1 puerta quedó sin recoger' : `${count} puertas quedaron sin recoger`),
    times: (from, to) => `De ${from} a ${to}`,
    open: 'Abrir la noche',
  },
  statement: {
    subject: (place, month, served, planned) =>
      `${place}, ${month}: ${served} de ${planned} ${planned === 1 ? 'noche atendida' : 'noches atendidas'}`,
    served: (month, served, planned) =>
      `${month}: ${served} de ${planned} ${planned === 1 ? 'noche atendida' : 'noches atendidas'}.`,
    none: (month) => `${month}: no había ninguna noche de servicio prevista.`,
    noRecord: (count) =>
      count === 1 ? 'De 1 noche no se registró nada.' : `De ${count} noches no se registró nada.`,
    closed: (count) =>
      count === 1 ? '1 noche sin servicio por cierre.' : `${count} noches sin servicio por cierre.`,
    extra: (count) =>
      count === 1 ? '1 noche atendida fuera del plan.' : `${count} noches atendidas fuera del plan.`,
    doors: (served, left) => `${served} puertas atendidas, ${left} sin recoger.`,
    allWell: 'No hubo excepciones.',
    exceptions: 'Excepciones:',
    open: 'Abrir el informe',
  },
  states: {
    noService: 'sin servicio',
    scheduled: 'prevista',
    late: 'con retraso',
    inProgress: 'en curso',
    served: 'atendida',
    missed: 'no atendida',
    calledOff: 'suspendida',
    noRecord: 'sin registro',
  },
  reasons: {
    setOut: 'no se sacó según las reglas',
    routeData: 'datos de ruta erróneos',
    capacity: 'sin espacio',
    access: 'sin acceso',
    communication: 'aviso tardío',
    other: 'sin motivo',
  },
  why: (business) => `Recibe esto porque ${business} le creó un enlace para esta comunidad.`,
  unsubscribe: 'No enviarme más estos correos',
  unsubscribePage: {
    ask: '¿Dejamos de enviarle correos sobre esta comunidad?',
    yes: 'No enviarme más estos correos',
    done: 'Ya no recibirá estos correos. Su enlace abre las páginas como antes.',
    wrong: 'Este enlace no está completo o ya no es válido.',
  },
};

/** The words that property managers are written to in. */
export const managerWords: Readonly<Record<Language, typeof en>> = { en, es };

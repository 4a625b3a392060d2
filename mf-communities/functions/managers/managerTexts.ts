import { missedReasonTexts, type ManagerNight } from 'mf-communities/domain';
import type { Language } from 'backend/functions/core/notifications/notificationTexts.ts';

const en = {
  link: {
    subject: (place: string) => `Your access to ${place}`,
    text: (business: string, place: string) =>
      `You can now see ${business}’s service at ${place}: recent nights, violations with photos, and service logs. No password needed.`,
    until: (date: string) => `This link is just for you. It works until ${date}.`,
    open: 'View service',
    small: 'Anyone with this link can view these pages. If someone else gets it, ask for a new one.',
  },
  proof: {
    subject: (place: string, night: string, state: string) => `${place}, ${night}: ${state}`,
    title: (night: string) => `Service on ${night}`,
    doors: (served: number, total: number) => `${served} of ${total} doors served`,
    notOut: (count: number) => `${count} with nothing out`,
    left: (count: number) => (count === 1 ? '1 door missed' : `${count} doors missed`),
    times: (from: string, to: string) => `From ${from} to ${to}`,
    open: 'View night',
  },
  statement: {
    subject: (place: string, month: string, served: number, planned: number) =>
      `${place}, ${month}: served ${served} of ${planned} ${planned === 1 ? 'night' : 'nights'}`,
    served: (month: string, served: number, planned: number) =>
      `${month}: served ${served} of ${planned} ${planned === 1 ? 'night' : 'nights'}.`,
    none: (month: string) => `${month}: no service nights were scheduled.`,
    noRecord: (count: number) =>
      count === 1 ? '1 night has no records.' : `${count} nights have no records.`,
    closed: (count: number) => (count === 1 ? 'Closed 1 night.' : `Closed ${count} nights.`),
    extra: (count: number) =>
      count === 1 ? '1 extra night was served.' : `${count} extra nights were served.`,
    doors: (served: number, left: number) => `${served} doors served, ${left} missed.`,
    allWell: 'No exceptions.',
    exceptions: 'Exceptions:',
    open: 'View statement',
  },
  states: {
    noService: 'no service',
    scheduled: 'scheduled',
    late: 'late',
    inProgress: 'in progress',
    served: 'served',
    missed: 'missed',
    calledOff: 'canceled',
    noRecord: 'no record',
  } satisfies Record<ManagerNight['state'], string>,
  reasons: missedReasonTexts.en,
  why: (business: string) =>
    `You’re receiving this email because ${business} gave you access to this community.`,
  unsubscribe: 'Unsubscribe from these emails',
  unsubscribePage: {
    ask: 'Unsubscribe from emails about this community?',
    yes: 'Unsubscribe',
    done: 'You’re unsubscribed. Your link still works.',
    wrong: 'This link is incomplete or no longer valid.',
  },
};

const es: typeof en = {
  link: {
    subject: (place) => `Su acceso a ${place}`,
    text: (business, place) =>
      `${business} comparte con usted el servicio en ${place}: noches recientes, infracciones con fotos y registros de servicio. No necesita contraseña.`,
    until: (date) => `Este enlace es solo para usted. Funciona hasta el ${date}.`,
    open: 'Ver el servicio',
    small:
      'Cualquiera que tenga este enlace puede ver estas páginas. Si llega a otra persona, pida uno nuevo.',
  },
  proof: {
    subject: (place, night, state) => `${place}, ${night}: ${state}`,
    title: (night) => `Servicio del ${night}`,
    doors: (served, total) => `${served} de ${total} puertas atendidas`,
    notOut: (count) => `${count} sin basura afuera`,
    left: (count) => (count === 1 ? '1 puerta sin recolectar' : `${count} puertas sin recolectar`),
    times: (from, to) => `De ${from} a ${to}`,
    open: 'Ver la noche',
  },
  statement: {
    subject: (place, month, served, planned) =>
      `${place}, ${month}: ${served} de ${planned} ${planned === 1 ? 'noche atendida' : 'noches atendidas'}`,
    served: (month, served, planned) =>
      `${month}: ${served} de ${planned} ${planned === 1 ? 'noche atendida' : 'noches atendidas'}.`,
    none: (month) => `${month}: no había noches de servicio programadas.`,
    noRecord: (count) => (count === 1 ? '1 noche sin registros.' : `${count} noches sin registros.`),
    closed: (count) => (count === 1 ? '1 noche de cierre.' : `${count} noches de cierre.`),
    extra: (count) =>
      count === 1 ? '1 noche adicional atendida.' : `${count} noches adicionales atendidas.`,
    doors: (served, left) => `${served} puertas atendidas, ${left} sin recolectar.`,
    allWell: 'Sin excepciones.',
    exceptions: 'Excepciones:',
    open: 'Ver el informe',
  },
  states: {
    noService: 'sin servicio',
    scheduled: 'programada',
    late: 'con retraso',
    inProgress: 'en curso',
    served: 'atendida',
    missed: 'no atendida',
    calledOff: 'cancelada',
    noRecord: 'sin registro',
  },
  reasons: missedReasonTexts.es,
  why: (business) => `Recibe este correo porque ${business} le dio acceso a esta comunidad.`,
  unsubscribe: 'Dejar de recibir estos correos',
  unsubscribePage: {
    ask: '¿Dejar de recibir correos sobre esta comunidad?',
    yes: 'Dejar de recibirlos',
    done: 'Ya no recibirá estos correos. Su enlace sigue funcionando.',
    wrong: 'Este enlace está incompleto o ya no es válido.',
  },
};

/** The email texts for property managers, by language. */
export const managerTexts: Readonly<Record<Language, typeof en>> = { en, es };

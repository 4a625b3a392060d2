import type { TemplatedKind, BroadcastKind, TextWords } from 'shared-lib/domain';

const hour = 3_600_000;

/** How long each kind of text is useful, in milliseconds: by morning, "running late" is noise. */
export const usefulMillis: Readonly<Record<BroadcastKind, number>> = {
  runningLate: 3 * hour,
  noService: 12 * hour,
  reminder: 12 * hour,
  welcome: 24 * hour,
  custom: 24 * hour,
};

/** The minutes of delay a text may announce. */
export const delayMinuteBounds = { min: 5, max: 480 } as const;

/** The default words. They avoid characters that add segments (`segmentsOf`). */
export const defaultTemplates: Readonly<Record<TemplatedKind, TextWords>> = {
  runningLate: {
    en: 'Valet trash at {propertyName} is running about {minutes} minutes late tonight. Please leave your bags out. We are sorry for the wait.',
    es: 'El servicio de basura de {propertyName} llega unos {minutes} minutos tarde esta noche. Por favor deje sus bolsas afuera. Disculpe la espera.',
  },
  noService: {
    en: 'No valet trash service at {propertyName} tonight, {date}. Please keep your bags inside until the next service night.',
    es: 'No hay servicio de basura en {propertyName} esta noche, {date}. Por favor guarde sus bolsas adentro hasta la siguiente noche de servicio.',
  },
  reminder: {
    en: 'Valet trash tonight at {propertyName}: set your bags out between {setOutStart} and {setOutEnd}, and bring your bin in by {binInBy}.',
    es: 'Servicio de basura esta noche en {propertyName}: saque sus bolsas entre las {setOutStart} y las {setOutEnd}, y guarde su contenedor antes de las {binInBy}.',
  },
  welcome: {
    en: 'You agreed to get texts about valet trash at {propertyName}, a few a month. Msg & data rates may apply. Reply HELP for help, STOP to end.',
    es: 'Usted acepta recibir avisos del servicio de basura de {propertyName}, unos pocos al mes. Pueden aplicarse tarifas. Responda HELP para ayuda, STOP para terminar.',
  },
};

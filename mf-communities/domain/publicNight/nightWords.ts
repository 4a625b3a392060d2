import type { NightState } from './nightState.ts';

type Language = 'en' | 'es';
type State =
  Exclude<NightState['state'], 'noService'> | Extract<NightState, { state: 'noService' }>['because'];

/**
 * A night's status in two or three words, and in sentences. `announcedDelay` is a delay whose minutes the office
 * announced.
 */
const words: Readonly<
  Record<
    Language,
    { inShort: Readonly<Record<State, string>>; sentence: Readonly<Record<State | 'announcedDelay', string>> }
  >
> = {
  en: {
    inShort: {
      scheduled: 'Service tonight',
      delayed: 'Running late',
      inProgress: 'In progress',
      complete: 'Complete',
      off: 'No service tonight',
      closed: 'No service tonight: closed',
      announced: 'No service tonight',
    },
    sentence: {
      scheduled: 'The team comes from {{time}}.',
      delayed: 'The team was to come from {{time}} and has not begun yet. Please leave your bin out.',
      announcedDelay:
        'The team comes about {{minutes}} minutes later than planned. Please leave your bin out.',
      inProgress: 'The team has been collecting since {{time}}.',
      complete: 'The team ended its round at {{time}}.',
      off: 'Tonight is not a night of service here. Please keep your bin in.',
      closed: 'The service is closed for this night. Please keep your bin in.',
      announced: 'The service had to cancel this night. Please keep your bin in until the next one.',
    },
  },
  es: {
    inShort: {
      scheduled: 'Hay servicio esta noche',
      delayed: 'Con retraso',
      inProgress: 'En curso',
      complete: 'Terminado',
      off: 'Esta noche no hay servicio',
      closed: 'Esta noche no hay servicio: cerrado',
      announced: 'Esta noche no hay servicio',
    },
    sentence: {
      scheduled: 'El equipo pasa a partir de las {{time}}.',
      delayed:
        'El equipo debía pasar a partir de las {{time}} y aún no ha empezado. Por favor, deje su contenedor afuera.',
      announcedDelay:
        'El equipo llega unos {{minutes}} minutos más tarde de lo previsto. Por favor, deje su contenedor afuera.',
      inProgress: 'El equipo está recogiendo desde las {{time}}.',
      complete: 'El equipo terminó su ronda a las {{time}}.',
      off: 'Esta noche no hay servicio aquí. Por favor, no saque su contenedor.',
      closed: 'El servicio está cerrado esta noche. Por favor, no saque su contenedor.',
      announced:
        'El servicio tuvo que cancelar esta noche. Por favor, no saque su contenedor hasta la próxima.',
    },
  },
};

/** The moment that a night's sentence mentions, in epoch milliseconds; null if it mentions none. */
const momentOf = (night: NightState): number | null => {
  switch (night.state) {
    case 'noService':
      return null;
    case 'scheduled':
    case 'delayed':
      return night.startsAt;
    case 'inProgress':
      return night.since;
    case 'complete':
      return night.at;
  }
};

/**
 * A night's status in words: for the page, for the HTML served before the page loads, and for link previews.
 * @param language English for languages the product doesn't have
 * @param timeOf a moment as a clock at the community shows it
 */
export const nightStateInWords = (
  night: NightState,
  language: string,
  timeOf: (instant: number) => string,
): { inShort: string; sentence: string } => {
  const { inShort, sentence } = words[language === 'es' ? 'es' : 'en'];
  const state = night.state === 'noService' ? night.because : night.state;
  const minutes = night.state === 'delayed' ? night.minutes : null;
  const moment = momentOf(night);
  return {
    inShort: inShort[state],
    sentence: sentence[minutes === null ? state : 'announcedDelay']
      .replace('{{time}}', moment === null ? '' : timeOf(moment))
      .replace('{{minutes}}', String(minutes))
      // A Spanish time may end with its own period, as in `8:00 p. m.`
      .replace('..', '.'),
  };
};

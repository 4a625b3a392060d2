import {
  nightIn,
  sentence,
  timeIn,
  type Language,
} from 'backend/functions/core/notifications/notificationTexts.ts';

/** An offered shift, as a message describes it. */
export interface OfferedShift {
  readonly propertyName: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** The community's IANA zone. */
  readonly timeZone: string;
}

const en = {
  subject: (place: string, night: string) => `Open shift: ${place}, ${night}`,
  offered: (place: string, night: string, time: string) =>
    `The shift at ${place} on ${night} at ${time} is open.`,
  how: 'The first to accept it in the field app gets it.',
  app: 'Open the field app',
  takenTitle: 'Open shift taken',
  taken: (who: string, place: string, night: string) => `${who} took the ${place} shift on ${night}.`,
};

const es: typeof en = {
  subject: (place, night) => `Turno libre: ${place}, ${night}`,
  offered: (place, night, time) => `El turno de ${place} del ${night} a las ${time} está libre.`,
  how: 'Lo obtiene quien lo acepte primero en la aplicación de campo.',
  app: 'Abrir la aplicación de campo',
  takenTitle: 'Turno libre tomado',
  taken: (who, place, night) => `${who} tomó el turno de ${place} del ${night}.`,
};

const words: Readonly<Record<Language, typeof en>> = { en, es };

/** The message to a member who may take an offered shift. */
export const shiftOfferedText = (
  { propertyName, serviceDate, startsAt, timeZone }: OfferedShift,
  language: Language,
) => {
  const { subject, offered, how, app } = words[language];
  const night = nightIn(serviceDate, language);
  const said = sentence(offered(propertyName, night, timeIn(startsAt, { timeZone }, language)));
  return { subject: subject(propertyName, night), said, how, app };
};

/** The notification to the office that someone took an offered shift. */
export const shiftTakenText = (
  who: string,
  { propertyName, serviceDate }: Pick<OfferedShift, 'propertyName' | 'serviceDate'>,
  language: Language,
) => ({
  title: words[language].takenTitle,
  message: sentence(words[language].taken(who, propertyName, nightIn(serviceDate, language))),
});

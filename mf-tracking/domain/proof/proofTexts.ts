import { reasonTexts } from '../serviceLog/correction.ts';
import { visitTiming, type ProofContent } from './doorProof.ts';

/** The languages of a proof. */
export type ProofLanguage = 'en' | 'es';

const locales = { en: 'en-US', es: 'es-US' } as const;

/** Some phones and mail clients can't show the narrow space before PM. */
const plainSpaces = (words: string): string => words.replaceAll(/[\u00a0\u202f]/g, ' ');

const timeOf = (moment: number, language: ProofLanguage, timeZone: string): string =>
  plainSpaces(new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone }).format(moment));

/** A time with its zone, as `9:14 PM EST`. */
const zonedTimeOf = (moment: number, language: ProofLanguage, timeZone: string): string =>
  plainSpaces(
    new Intl.DateTimeFormat(locales[language], {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }).format(moment),
  );

const dateOf = (day: string, language: ProofLanguage): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

const words = {
  en: {
    title: 'Proof of pickup',
    labels: {
      community: 'Community',
      door: 'Unit',
      night: 'Night',
      outcome: 'Result',
      reason: 'Reason',
      servedAt: 'Time',
      setOut: 'Set-out window',
      timing: 'Visit',
      photo: 'Photo',
    },
    outcomes: {
      collected: 'Collected',
      notOut: 'Nothing was set out',
      notCollected: 'Missed',
      off: 'No service scheduled',
      closed: 'No service: closure',
      unrecorded: 'No record',
    },
    reasons: reasonTexts.en,
    timings: {
      before: 'Before the set-out window',
      during: 'During the set-out window',
      after: 'After the set-out window closed',
    },
    photo: { yes: 'Yes', no: 'No' },
    link: 'View the proof:',
  },
  es: {
    title: 'Comprobante de recolección',
    labels: {
      community: 'Comunidad',
      door: 'Unidad',
      night: 'Noche',
      outcome: 'Resultado',
      reason: 'Motivo',
      servedAt: 'Hora',
      setOut: 'Horario para sacar la basura',
      timing: 'Visita',
      photo: 'Foto',
    },
    outcomes: {
      collected: 'Recolectada',
      notOut: 'No había nada afuera',
      notCollected: 'No recolectada',
      off: 'Sin servicio programado',
      closed: 'Sin servicio: cierre',
      unrecorded: 'Sin registro',
    },
    reasons: reasonTexts.es,
    timings: {
      before: 'Antes del horario para sacarla',
      during: 'Dentro del horario para sacarla',
      after: 'Después del horario para sacarla',
    },
    photo: { yes: 'Sí', no: 'No' },
    link: 'Ver el comprobante:',
  },
} as const;

/** One line of a proof. */
export interface ProofLine {
  readonly key: keyof (typeof words)['en']['labels'];
  readonly label: string;
  readonly value: string;
}

/** A proof in words, on its page and in messages. */
export interface ProofTexts {
  readonly title: string;
  readonly lines: readonly ProofLine[];
}

/** A proof in words. A value that is unknown, or meaningless without a visit, has no line. */
export const proofTexts = (content: ProofContent, language: ProofLanguage): ProofTexts => {
  const { title, labels, outcomes, reasons, timings, photo } = words[language];
  const { communityName, door, night, outcome, reason, servedAt, timezone, setOutFrom, setOutUntil } =
    content;
  const timing = visitTiming(content);
  const values: Readonly<Record<ProofLine['key'], string | null>> = {
    community: communityName,
    door,
    night: dateOf(night, language),
    outcome: outcomes[outcome],
    reason: reason && reasons[reason],
    servedAt: servedAt === null ? null : zonedTimeOf(servedAt, language, timezone),
    setOut:
      outcome === 'off' || outcome === 'closed'
        ? null
        : `${timeOf(setOutFrom, language, timezone)} – ${timeOf(setOutUntil, language, timezone)}`,
    timing: timing && timings[timing],
    photo: servedAt === null && !content.hasPhoto ? null : photo[content.hasPhoto ? 'yes' : 'no'],
  };
  const lines = (Object.keys(labels) as ProofLine['key'][]).flatMap((key): ProofLine[] => {
    const value = values[key];
    return value === null ? [] : [{ key, label: labels[key], value }];
  });
  return { title, lines };
};

/**
 * A proof as plain text, for copying, emails and text messages.
 * @param url of its page
 */
export const proofText = (content: ProofContent, url: string, language: ProofLanguage): string => {
  const { title, lines } = proofTexts(content, language);
  return [
    [title, content.businessName].filter((part) => part !== '').join(' · '),
    ...lines.map(({ label, value }) => `${label}: ${value}`),
    '',
    `${words[language].link} ${url}`,
  ].join('\n');
};

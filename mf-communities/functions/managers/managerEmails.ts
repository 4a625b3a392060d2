import type { Community, Customer } from 'shared-lib/domain';
import { monthSpan, statementOf, type MissedReason, type ManagerNight } from 'mf-communities/domain';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { letterOf } from 'backend/functions/core/messages/letter.ts';
import { mailDocument, type NewMail } from 'backend/functions/core/messages/queueMessage.ts';
import { nightIn, type Language } from 'backend/functions/core/notifications/notificationTexts.ts';
import { managerTexts } from './managerTexts.ts';

interface Place {
  readonly place: Community;
  readonly business: Customer;
}

const locales = { en: 'en-US', es: 'es-US' } as const;

const dateIn = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );

const monthIn = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );

const timeIn = (moment: number, { timezone }: Community, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(moment);

/** A page of the community's management, which asks for the link if the browser has not opened it. */
const pageAddress = ({ place, business }: Place, query: string): string =>
  siteAddress(
    `/${encodeURIComponent(business.businessSlug ?? '')}/${encodeURIComponent(place.slug ?? '')}/admin${query}`,
  );

/** The email with a link. The link is a secret, so the email's text is deleted once it is delivered. */
export const linkEmail = (
  to: string,
  language: Language,
  {
    place,
    business,
    until,
    address,
    customerId,
    linkId,
  }: Place & {
    readonly until: string;
    readonly address: string;
    readonly customerId: string;
    readonly linkId: string;
  },
) => {
  const { link } = managerTexts[language];
  const letter = letterOf({
    paragraphs: [link.text(business.businessName, place.propertyName), link.until(dateIn(until, language))],
    link: { label: link.open, address },
    small: link.small,
  });
  const subject = link.subject(place.propertyName);
  return mailDocument({
    to,
    subject,
    ...letter,
    purpose: 'account',
    customerId,
    fromName: business.businessName,
    shownOn: { kind: 'managerLink', linkId },
  });
};

const reasonsIn = (reasons: readonly { reason: MissedReason; count: number }[], language: Language): string =>
  reasons.map(({ reason, count }) => `${count} × ${managerTexts[language].reasons[reason]}`).join(', ');

/** A night in one line: its state, doors, and why some were missed. */
const lineOf = (night: ManagerNight, language: Language): string => {
  const { states, proof } = managerTexts[language];
  const { left, reasons } = night.doors;
  const why = left === 0 ? '' : `; ${proof.left(left)} (${reasonsIn(reasons, language)})`;
  return `${nightIn(night.date, language)}: ${states[night.state]}${why}`;
};

type Words = Pick<NewMail, 'subject' | 'text' | 'html'>;

/** The text of the nightly proof. */
export const proofEmail = (night: ManagerNight, language: Language, at: Place): Words => {
  const { proof, states, why } = managerTexts[language];
  const { served, notOut, left, total, reasons } = night.doors;
  const day = nightIn(night.date, language);
  const hasDoors = served + notOut + left > 0;
  const facts = [
    states[night.state],
    ...(night.startedAt !== null && night.endedAt !== null
      ? [proof.times(timeIn(night.startedAt, at.place, language), timeIn(night.endedAt, at.place, language))]
      : []),
    ...(hasDoors ? [proof.doors(served, total)] : []),
    ...(notOut > 0 ? [proof.notOut(notOut)] : []),
    ...(left > 0 ? [`${proof.left(left)}: ${reasonsIn(reasons, language)}`] : []),
  ];
  const letter = letterOf({
    paragraphs: [
      `${at.place.propertyName}. ${proof.title(day)}:`,
      facts.map((fact) => `- ${fact}`).join('\n'),
    ],
    link: { label: proof.open, address: pageAddress(at, `?night=${night.date}`) },
    small: why(at.business.businessName),
  });
  return { subject: proof.subject(at.place.propertyName, day, states[night.state]), ...letter };
};

/**
 * The text of the monthly statement.
 * @param month `YYYY-MM`
 * @param nights of that month, in any order
 */
export const statementEmail = (
  month: string,
  nights: readonly ManagerNight[],
  language: Language,
  at: Place,
): Words => {
  const { statement, why } = managerTexts[language];
  const { from, to } = monthSpan(month);
  const ofMonth = nights
    .filter(({ date }) => date >= from && date <= to)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const sums = statementOf(ofMonth);
  const name = monthIn(month, language);
  const facts = [
    sums.planned === 0 ? statement.none(name) : statement.served(name, sums.served, sums.planned),
    ...(sums.noRecord > 0 ? [statement.noRecord(sums.noRecord)] : []),
    ...(sums.closed > 0 ? [statement.closed(sums.closed)] : []),
    ...(sums.extra > 0 ? [statement.extra(sums.extra)] : []),
    ...(sums.doorsServed + sums.doorsLeft > 0 ? [statement.doors(sums.doorsServed, sums.doorsLeft)] : []),
  ];
  const exceptions =
    sums.exceptions.length === 0
      ? statement.allWell
      : [statement.exceptions, ...sums.exceptions.map((night) => `- ${lineOf(night, language)}`)].join('\n');
  const letter = letterOf({
    paragraphs: [at.place.propertyName, facts.join('\n'), exceptions],
    link: { label: statement.open, address: pageAddress(at, `?month=${month}`) },
    small: why(at.business.businessName),
  });
  return { subject: statement.subject(at.place.propertyName, name, sums.served, sums.planned), ...letter };
};

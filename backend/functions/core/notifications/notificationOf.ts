import { lateAfterMin, type Notification, type NotificationKind } from 'shared-lib/domain';
import { sceneStartsAt, type News, type NewsScene } from './news.ts';
import { nightIn, sentence, timeIn, words, type Language } from './words.ts';

/** A notification to add. Its id derives from its cause, so a repeated event adds only one. */
export type NewNotification = Pick<Notification, 'id' | 'title' | 'message'> & {
  readonly kind: NotificationKind;
  readonly link: string;
};

/** Most characters of a resident's message that a notification quotes. */
const maxRepeated = 1000;

const millisPerMinute = 60_000;

const opened = (path: string, id: string) => `${path}?${new URLSearchParams({ open: id })}`;

const split = (minutes: number) => [Math.floor(minutes / 60), minutes % 60] as const;

/** The notification id for one record. */
export const notificationIdOf = (kind: News['kind'], recordId: string): string => `${kind}-${recordId}`;

const idOf = (news: News): string => {
  switch (news.kind) {
    case 'lateShift':
      return `lateShift-${news.serviceDate}-${news.communityId}`;
    case 'violation':
      return news.answer ? `answer-${news.recordId}-${news.answer.id}` : `violation-${news.recordId}`;
    case 'contactForm':
      return [notificationIdOf(news.kind, news.recordId), ...(news.textId ? [news.textId] : [])].join('-');
    case 'request':
      // One a day for each member, however many requests they make.
      return `request-${news.askedOn}-${news.recordId}-${news.memberId}`;
    default:
      return notificationIdOf(news.kind, news.recordId);
  }
};

const linkOf = (news: News): string => {
  switch (news.kind) {
    case 'clockIn':
    case 'clockOut':
      return opened('/clock-in-outs', news.recordId);
    case 'lateShift':
      return `/tracking?night=${news.serviceDate}`;
    case 'missedShift':
      return opened('/shift-report', news.recordId);
    case 'violation':
      return opened('/violations', news.recordId);
    case 'contactForm':
      return news.link ?? `/communities?${new URLSearchParams({ view: 'requests', open: news.recordId })}`;
    case 'request':
      return `/schedule?${new URLSearchParams({ tab: 'requests', request: `${news.recordId}/${news.index}` })}`;
  }
};

type ClockIn = Extract<News, { kind: 'clockIn' }>;

/** Minutes after the scheduled start; negative for an early clock-in. */
const minutesLate = ({ serviceDate, at, scheduledStart }: ClockIn, scene: NewsScene): number => {
  const start = scheduledStart ?? sceneStartsAt(scene, serviceDate);
  return Math.floor((at - start) / millisPerMinute);
};

/** The closures that a manager requests, in words; empty if none. */
const closuresSaid = ({ closures }: Extract<News, { kind: 'contactForm' }>, language: Language): string => {
  if (!closures) return '';
  const { contactForm } = words[language];
  const [from, to] = [nightIn(closures.from, language), nightIn(closures.to, language)];
  return closures.from === closures.to ? contactForm.closure(from) : contactForm.closures(from, to);
};

type Said = Pick<NewNotification, 'title' | 'message'>;

const wordsOf = (news: News, scene: NewsScene, language: Language): Said => {
  const text = words[language];
  const who = scene.who ?? text.someone;
  const place = scene.place ?? text.unknownPlace;
  const at = (moment: number) => timeIn(moment, scene, language);
  switch (news.kind) {
    case 'clockIn': {
      const lateMin = minutesLate(news, scene);
      return lateMin >= lateAfterMin
        ? { title: text.clockIn.lateTitle, message: text.clockIn.late(who, place, at(news.at), lateMin) }
        : { title: text.clockIn.title, message: text.clockIn.message(who, place, at(news.at)) };
    }
    case 'clockOut': {
      const { title, forgottenTitle, worked, forgotten } = text.clockOut;
      if (news.isForgotten) return { title: forgottenTitle, message: forgotten(who, place, at(news.at)) };
      return { title, message: worked(who, place, at(news.at), ...split(news.workedMin)) };
    }
    case 'lateShift':
      return {
        title: text.lateShift.title,
        message: text.lateShift.message(who, place, at(news.scheduledStart)),
      };
    case 'missedShift': {
      const night = nightIn(news.serviceDate, language);
      return {
        title: text.missedShift.title,
        message: text.missedShift.message(who, place, night, at(news.scheduledStart)),
      };
    }
    case 'violation':
      return news.answer
        ? {
            title: text.violation.answers[news.answer.kind],
            message: text.violation.answered(place, news.typeName),
          }
        : { title: text.violation.title, message: text.violation.message(who, place, news.typeName) };
    case 'contactForm': {
      const { title, nameless, from } = text.contactForm;
      const lines = [closuresSaid(news, language), news.message.slice(0, maxRepeated)];
      const parts = [from(place, news.unitNumber), lines.filter((part) => part !== '').join(' ')];
      return {
        title: news.name === '' ? nameless : title(news.name),
        message: parts.filter((part) => part !== '').join(': '),
      };
    }
    case 'request': {
      const { timeOff, shift, asksTimeOff, asksShift, more } = text.request;
      const night = nightIn(news.requestDate, language);
      const requested = news.isTimeOff ? asksTimeOff(who, night) : asksShift(who, night, scene.place ?? '');
      return {
        title: news.isTimeOff ? timeOff : shift,
        message: news.morePending === 0 ? requested : requested + more(news.morePending),
      };
    }
  }
};

const sentenceOf = ({ title, message }: Said): Said => ({ title, message: sentence(message) });

/**
 * The notification for some news.
 * @param language the owner's
 */
export const notificationOf = (news: News, scene: NewsScene, language: Language): NewNotification => ({
  id: idOf(news),
  kind: news.kind,
  ...sentenceOf(wordsOf(news, scene, language)),
  link: linkOf(news),
});

/**
 * Replaces a missed shift's notification once a specialist has clocked in for it after all.
 * @param missedId of the missed shift's records
 */
export const servedLateNotification = (
  missedId: string,
  news: ClockIn,
  scene: NewsScene,
  language: Language,
): NewNotification => {
  const text = words[language];
  const { servedTitle, served } = text.missedShift;
  const time = timeIn(news.at, scene, language);
  return {
    id: `missedShift-${missedId}`,
    kind: 'missedShift',
    title: servedTitle,
    message: served(scene.who ?? text.someone, scene.place ?? text.unknownPlace, time),
    link: linkOf(news),
  };
};

import {
  serviceStartsAt,
  type AnswerKind,
  type mailSettings,
  type NotificationKind,
  type NotificationSetting,
  type PastPlan,
  type TimeFormat,
} from 'shared-lib/domain';

/** An event an owner may want to be notified of, with its details. Times are epoch milliseconds. */
export type News =
  | {
      readonly kind: 'clockIn';
      readonly recordId: string;
      /** `YYYY-MM-DD` */
      readonly serviceDate: string;
      readonly at: number;
      /** From the record; null while it has none, which means the community's start of service. */
      readonly scheduledStart: number | null;
    }
  | {
      readonly kind: 'clockOut';
      readonly recordId: string;
      readonly at: number;
      /** Without breaks. */
      readonly workedMin: number;
      /** Whether it was closed automatically, without a clock-out. */
      readonly isForgotten: boolean;
    }
  | {
      readonly kind: 'lateShift';
      readonly communityId: string;
      /** `YYYY-MM-DD` */
      readonly serviceDate: string;
      readonly scheduledStart: number;
    }
  | {
      readonly kind: 'missedShift';
      /** Shared by the shift report and the clock-in. */
      readonly recordId: string;
      readonly serviceDate: string;
      readonly scheduledStart: number;
    }
  | {
      readonly kind: 'roundAtRisk';
      readonly communityId: string;
      /** `YYYY-MM-DD` */
      readonly serviceDate: string;
      /** When service must have ended. */
      readonly finishBy: number;
      readonly doorsLeft: number;
    }
  | {
      readonly kind: 'noOneOnClock';
      /** `YYYY-MM-DD` */
      readonly serviceDate: string;
      /** How many shifts have started without a clock-in. */
      readonly waiting: number;
    }
  | {
      readonly kind: 'violation';
      readonly recordId: string;
      readonly typeName: string;
      /** A resident's answer to their notice; absent for a reported violation. */
      readonly answer?: { readonly id: string; readonly kind: AnswerKind };
    }
  | {
      readonly kind: 'contactForm';
      readonly recordId: string;
      readonly communityId: string;
      /** The name and unit the resident gave; empty if none. */
      readonly name: string;
      readonly unitNumber: string;
      readonly message: string;
      /** The text that continues a request; absent for a new one. */
      readonly textId?: string;
      /** Closures that a manager requests, `YYYY-MM-DD`; the message is then their note, empty for none. */
      readonly closures?: { readonly from: string; readonly to: string };
      /** Where it is answered; at its community if absent. */
      readonly link?: string;
    }
  | {
      readonly kind: 'request';
      readonly recordId: string;
      /** The requesting member; one record has the requests of several members. */
      readonly memberId: string;
      /** The index of the latest request in the record's list. */
      readonly index: number;
      readonly asks: 'timeOff' | 'shift' | 'swap';
      /** `YYYY-MM-DD` */
      readonly requestDate: string;
      /** How many more of this member's requests are pending. */
      readonly morePending: number;
      /** `YYYY-MM-DD`, UTC: the day of the request. */
      readonly askedOn: string;
    };

/** The people and places in an event. */
export interface NewsContext {
  /** Null for a person whose record was deleted. */
  readonly who: string | null;
  /** Null for a deleted community. */
  readonly place: string | null;
  /** IANA name. */
  readonly timeZone: string;
  /** `HH:mm`, when service starts there. */
  readonly serviceStart: string;
  /** The community's replaced plans. */
  readonly pastPlans?: readonly PastPlan[];
  /** The reader's time format; null for their language's default. */
  readonly timeFormat?: TimeFormat | null;
}

/**
 * When service starts on a night at an event's community, epoch milliseconds.
 * @param serviceDate `YYYY-MM-DD`
 */
export const contextStartsAt = ({ timeZone, ...scene }: NewsContext, serviceDate: string): number =>
  serviceStartsAt({ ...scene, timezone: timeZone }, serviceDate);

/** How news of a kind reaches people. */
interface DeliverySettings {
  /** The setting that turns it off. */
  readonly listSetting: NotificationSetting;
  /** The setting that emails it; null if it is never emailed individually. */
  readonly emailSetting: (typeof mailSettings)[number] | 'emailContactSubmissions' | null;
  /** Whether it can't wait until morning, unless the person's settings say so. */
  readonly isUrgent?: true;
}

/** By kind. Late shifts and shifts at risk belong to missed shifts, because they may be missed in the end. */
export const deliveryOf: Readonly<Record<NotificationKind, DeliverySettings>> = {
  clockIn: { listSetting: 'notifyClockInOut', emailSetting: null },
  clockOut: { listSetting: 'notifyClockInOut', emailSetting: null },
  lateShift: { listSetting: 'notifyMissedShifts', emailSetting: 'emailMissedShifts', isUrgent: true },
  missedShift: { listSetting: 'notifyMissedShifts', emailSetting: 'emailMissedShifts', isUrgent: true },
  roundAtRisk: { listSetting: 'notifyMissedShifts', emailSetting: null, isUrgent: true },
  // The emails are about its late shifts.
  noOneOnClock: { listSetting: 'notifyMissedShifts', emailSetting: null, isUrgent: true },
  violation: { listSetting: 'notifyViolations', emailSetting: 'emailViolations' },
  contactForm: { listSetting: 'notifyContactSubmissions', emailSetting: 'emailContactSubmissions' },
  request: { listSetting: 'notifyEmployeeRequests', emailSetting: 'emailEmployeeRequests' },
};

const opened = (path: string, id: string) => `${path}?${new URLSearchParams({ open: id })}`;

/** The notification id for one record. */
export const notificationIdOf = (kind: News['kind'], recordId: string): string => `${kind}-${recordId}`;

/** The id of a piece of news's notification: derived from the cause, so a repeated event adds only one. */
export const idOf = (news: News): string => {
  switch (news.kind) {
    case 'lateShift':
      return `lateShift-${news.serviceDate}-${news.communityId}`;
    case 'roundAtRisk':
      return `roundAtRisk-${news.serviceDate}-${news.communityId}`;
    case 'noOneOnClock':
      return notificationIdOf(news.kind, news.serviceDate);
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

/** Where a notification leads: its record's address. */
export const linkOf = (news: News): string => {
  switch (news.kind) {
    case 'clockIn':
    case 'clockOut':
      return opened('/clock-in-outs', news.recordId);
    case 'lateShift':
    case 'noOneOnClock':
      return `/tracking?night=${news.serviceDate}`;
    case 'roundAtRisk':
      return `/tracking?${new URLSearchParams({ night: news.serviceDate, open: news.communityId })}`;
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

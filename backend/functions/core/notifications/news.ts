import {
  serviceStartsAt,
  type AnswerKind,
  type NotificationKind,
  type NotificationSetting,
  type PastPlan,
  type TimeFormat,
} from 'shared-lib/domain';

/** Something that happened which an owner may want to hear of, with what is said of it. Moments are epoch milliseconds. */
export type News =
  | {
      readonly kind: 'clockIn';
      readonly recordId: string;
      /** `YYYY-MM-DD` */
      readonly serviceDate: string;
      readonly at: number;
      /** As the record has it; null while it has none, and the community's start of service counts. */
      readonly scheduledStart: number | null;
    }
  | {
      readonly kind: 'clockOut';
      readonly recordId: string;
      readonly at: number;
      /** Without breaks. */
      readonly workedMin: number;
      /** Whether it was closed since nobody clocked out. */
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
      /** Of the shift report and the clock-in alike. */
      readonly recordId: string;
      readonly serviceDate: string;
      readonly scheduledStart: number;
    }
  | {
      readonly kind: 'violation';
      readonly recordId: string;
      readonly typeName: string;
      /** What a resident answered to its notice; absent for a violation that was reported. */
      readonly answer?: { readonly id: string; readonly kind: AnswerKind };
    }
  | {
      readonly kind: 'contactForm';
      readonly recordId: string;
      readonly communityId: string;
      /** What the resident gave as name and unit; empty for nothing. */
      readonly name: string;
      readonly unitNumber: string;
      readonly message: string;
      /** The text by which a request goes on; absent for a new one. */
      readonly textId?: string;
      /** Dates without service that a manager asks for, `YYYY-MM-DD`; the message is then the note on them, empty for none. */
      readonly closures?: { readonly from: string; readonly to: string };
      /** Where it is answered; at its community where none is named. */
      readonly link?: string;
    }
  | {
      readonly kind: 'request';
      readonly recordId: string;
      /** Who asks; one record holds the requests of several members. */
      readonly memberId: string;
      /** Of the latest request in the record's list. */
      readonly index: number;
      readonly isTimeOff: boolean;
      /** `YYYY-MM-DD` */
      readonly requestDate: string;
      /** How many more of this member wait for an answer. */
      readonly morePending: number;
      /** `YYYY-MM-DD`, UTC: the day on which it was asked. */
      readonly askedOn: string;
    };

/** Who and where some news are about. */
export interface NewsScene {
  /** Null for somebody whose record is gone. */
  readonly who: string | null;
  /** Null for a community that is gone. */
  readonly place: string | null;
  /** IANA name. */
  readonly timeZone: string;
  /** `HH:mm`, when service begins there. */
  readonly serviceStart: string;
  /** Plans of the community that were replaced. */
  readonly pastPlans?: readonly PastPlan[];
  /** By which clock whoever is told reads times; without one, by that of their language. */
  readonly timeFormat?: TimeFormat | null;
}

/** When service starts on a night where some news come from, epoch milliseconds. @param serviceDate `YYYY-MM-DD` */
export const sceneStartsAt = ({ timeZone, ...scene }: NewsScene, serviceDate: string): number =>
  serviceStartsAt({ ...scene, timezone: timeZone }, serviceDate);

/** The setting that switches each kind off. A late shift is one that may come to be missed. */
export const settingOf: Readonly<Record<NotificationKind, NotificationSetting>> = {
  clockIn: 'notifyClockInOut',
  clockOut: 'notifyClockInOut',
  lateShift: 'notifyMissedShifts',
  missedShift: 'notifyMissedShifts',
  violation: 'notifyViolations',
  contactForm: 'notifyContactSubmissions',
  request: 'notifyEmployeeRequests',
};

import {
  doneShiftReportStatuses,
  doorsOfReports,
  groupBy,
  lateAfterMin,
  type Digest,
  type DigestLine,
  type NightClockInOut,
  type NightShiftReport,
} from 'shared-lib/domain';
import { reviewNight, shiftKey, shiftReasonTexts } from 'mf-tracking/domain';
import { nightIn, type Language } from 'backend/functions/core/notifications/notificationTexts.ts';
import { digestTexts } from './digestTexts.ts';

/** The data on a night and on pending items, as of the morning after. */
export interface DigestFacts {
  /** `YYYY-MM-DD` */
  readonly night: string;
  readonly reports: readonly NightShiftReport[];
  readonly clockInOuts: readonly NightClockInOut[];
  /** The number of unreviewed violations. */
  readonly unreviewed: number;
  /** Pending requests, by date. */
  readonly requests: readonly {
    readonly recordId: string;
    readonly place: number;
    readonly memberId: string;
    readonly kind: 'timeOff' | 'swap' | 'shift';
    readonly requestDate: string;
  }[];
  /** The number of pending resident messages, by community. */
  readonly messages: ReadonlyMap<string, number>;
  readonly placeNames: ReadonlyMap<string, string>;
  readonly memberNames: ReadonlyMap<string, string>;
}

/** Maximum number of lines per section; the rest is only counted, with one link to everything. */
const maxLines = 10;

const opened = (path: string, id: string) => `${path}?${new URLSearchParams({ open: id })}`;

const isDone = ({ status }: NightShiftReport) => doneShiftReportStatuses.some((done) => done === status);

/** The resident requests with the status new. */
const waiting = '/communities?view=requests&status=new';

/** The doors served in each community, over all of its reports. */
const servedOf = (reports: readonly NightShiftReport[]) => {
  const places = groupBy(
    reports.filter(({ status }) => status !== 'missed'),
    ({ communityId }) => communityId,
  );
  return new Map(
    Array.from(places, ([communityId, ofPlace]) => {
      const { served, total } = doorsOfReports(ofPlace, 0);
      return [communityId, { served, total, reportId: ofPlace.at(-1)?.id ?? '' }];
    }),
  );
};

/**
 * The content of a morning's digest.
 * @param belowPercent communities with a lower percentage of doors served are exceptions
 * @param language of the reader
 */
export const digestOf = (facts: DigestFacts, belowPercent: number, language: Language): Digest => {
  const { night, reports, clockInOuts, unreviewed, requests, messages } = facts;
  const text = digestTexts[language];
  const placeOf = (id: string) => facts.placeNames.get(id) ?? text.unknownPlace;
  const nameOf = (id: string) => facts.memberNames.get(id) ?? text.someone;
  const nightQuery = `night=${night}`;
  const section = (title: string, all: readonly DigestLine[], allLink: string) => {
    const left = all.length - maxLines;
    const more = left > 0 ? [{ text: text.more(left), link: allLink }] : [];
    return { title, lines: [...all.slice(0, maxLines), ...more], count: all.length };
  };

  const missed = reports
    .filter(({ status }) => status === 'missed')
    .map(({ id, communityId, memberId }) => ({
      text:
        memberId === null
          ? text.missed.nobodys(placeOf(communityId))
          : text.missed.line(placeOf(communityId), nameOf(memberId)),
      link: opened('/shift-report', id),
    }));
  const lastNight = (query: Readonly<Record<string, string>>) =>
    `/tracking/last-night?${new URLSearchParams({ night, ...query })}`;
  const shifts = reviewNight({ shiftReports: reports, clockInOuts });
  const toReview = shifts
    .filter(({ review }) => review === 'review')
    .map((shift) => {
      const reasons = shift.reasons.map(({ code, count }) => shiftReasonTexts[language][code](count ?? 0));
      const who = shift.memberId === null ? text.someone : nameOf(shift.memberId);
      return {
        text: text.shifts.line(placeOf(shift.communityId), who, reasons.join(', ')),
        link: lastNight({ open: shiftKey(shift) }),
      };
    });
  const inOrder = shifts.filter(({ review }) => review === 'inOrder').length;
  const served = servedOf(reports);
  const below = Array.from(served, ([communityId, place]) => ({
    ...place,
    communityId,
    share: place.served / place.total,
  }))
    .filter(({ total, share }) => total > 0 && share * 100 < belowPercent)
    .sort((a, b) => a.share - b.share)
    .map(({ communityId, reportId, share, ...place }) => ({
      text: text.below.line(placeOf(communityId), place.served, place.total, Math.floor(share * 100)),
      link: opened('/shift-report', reportId),
    }));
  const asking = requests.map(({ recordId, place, memberId, kind, requestDate }) => {
    return {
      text: text.requests[kind](nameOf(memberId), nightIn(requestDate, language)),
      link: `/schedule?${new URLSearchParams({ tab: 'requests', request: `${recordId}/${place}` })}`,
    };
  });
  const review =
    unreviewed === 0 ? [] : [{ text: text.review.line(unreviewed), link: '/violations?review=pending' }];
  const written = Array.from(messages, ([communityId, count]) => ({
    text: text.contact.line(placeOf(communityId), count),
    link: `${waiting}&${new URLSearchParams({ community: communityId })}`,
  }));

  const sections = [
    section(text.missed.title, missed, `/shift-report?status=missed&${nightQuery}`),
    section(text.shifts.title, toReview, lastNight({})),
    section(text.below.title(belowPercent), below, `/shift-report?${nightQuery}`),
    section(text.review.title, review, '/violations?review=pending'),
    section(text.requests.title, asking, '/schedule?tab=requests'),
    section(text.contact.title, written, waiting),
  ].filter(({ lines }) => lines.length > 0);
  const count = sections.reduce((sum, { count: of }) => sum + of, 0);

  const done = reports.filter(isDone).length;
  const doors = [...served.values()].reduce((sum, place) => sum + place.served, 0);
  const late = clockInOuts.filter(({ clockInAt, lateMin }) => clockInAt !== null && lateMin >= lateAfterMin);
  const violations = reports.reduce((sum, report) => sum + report.violationsCount, 0);
  const totals =
    reports.length === 0
      ? [{ text: text.totals.none, link: `/tracking?night=${night}` }]
      : [
          { text: text.totals.shifts(done, done + missed.length), link: `/tracking?night=${night}` },
          { text: text.totals.doors(doors), link: `/shift-report?${nightQuery}` },
          { text: text.totals.late(late.length), link: `/clock-in-outs?${nightQuery}` },
          { text: text.totals.violations(violations), link: `/violations?${nightQuery}` },
          ...(inOrder === 0
            ? []
            : [{ text: text.totals.inOrder(inOrder), link: lastNight({ show: 'inOrder' }) }]),
        ];
  return {
    subject: text.subject(nightIn(night, language), count),
    night,
    summary: count === 0 ? text.allWell : text.needsYou(count),
    exceptions: sections.map(({ title, lines }) => ({ title, lines })),
    totals,
  };
};

/** Whether a digest has nothing that needs attention. */
export const hasNoExceptions = ({ exceptions }: Pick<Digest, 'exceptions'>): boolean =>
  exceptions.length === 0;

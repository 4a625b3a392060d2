import type { Notification, NotificationKind } from 'shared-lib/domain';
import { idOf, linkOf, type News, type NewsContext } from './news.ts';
import { timeIn, words, notificationText, type Language } from './notificationTexts.ts';

/** A notification to add. Its id derives from its cause, so a repeated event adds only one. */
export type NewNotification = Pick<Notification, 'id' | 'title' | 'message'> & {
  readonly kind: NotificationKind;
  readonly link: string;
};

/**
 * The notification for a piece of news.
 * @param language the owner's
 */
export const notificationOf = (news: News, scene: NewsContext, language: Language): NewNotification => ({
  id: idOf(news),
  kind: news.kind,
  ...notificationText(news, scene, language),
  link: linkOf(news),
});

/**
 * Replaces a missed shift's notification once a specialist has clocked in for it after all.
 * @param missedId of the missed shift's records
 */
export const servedLateNotification = (
  missedId: string,
  news: Extract<News, { kind: 'clockIn' }>,
  scene: NewsContext,
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

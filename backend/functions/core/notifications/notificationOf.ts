import type { Notification, NotificationKind } from 'shared-lib/domain';
import { idOf, linkOf, type News, type NewsScene } from './news.ts';
import { timeIn, words, wordsOf, type Language } from './words.ts';

/** A notification to add. Its id derives from its cause, so a repeated event adds only one. */
export type NewNotification = Pick<Notification, 'id' | 'title' | 'message'> & {
  readonly kind: NotificationKind;
  readonly link: string;
};

/**
 * The notification for a piece of news.
 * @param language the owner's
 */
export const notificationOf = (news: News, scene: NewsScene, language: Language): NewNotification => ({
  id: idOf(news),
  kind: news.kind,
  ...wordsOf(news, scene, language),
  link: linkOf(news),
});

/**
 * Replaces a missed shift's notification once a specialist has clocked in for it after all.
 * @param missedId of the missed shift's records
 */
export const servedLateNotification = (
  missedId: string,
  news: Extract<News, { kind: 'clockIn' }>,
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

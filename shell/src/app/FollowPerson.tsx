import { useEffect } from 'react';
import { usePerson } from 'shared-lib/data';
import { speakAs } from 'shared-lib/i18n';
import { confirmSession } from 'shared-lib/session';

/**
 * Lets the page follow what whoever is signed in does here or on another device: it speaks as they have chosen, and ends when they have
 * ended its session.
 */
export function FollowPerson() {
  const person = usePerson();
  const known = person.status === 'ready' ? person.data : null;
  const isKnown = known !== null;
  const { language = null, timeFormat = null, sessionsEndedAt = null } = known ?? {};
  useEffect(() => {
    if (isKnown) void speakAs({ language, timeFormat });
  }, [isKnown, language, timeFormat]);
  useEffect(() => {
    if (sessionsEndedAt !== null) void confirmSession(sessionsEndedAt);
  }, [sessionsEndedAt]);
  return null;
}

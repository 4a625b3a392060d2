import { useEffect } from 'react';
import { recordActivity, useAccount, usePerson, useTeamMember } from 'shared-lib/data';
import { setLocale } from 'shared-lib/i18n';
import { checkSession } from 'shared-lib/session';
import { whenIdle } from '../startup/whenIdle.ts';

/** Events that count as activity. */
const activityEvents = ['pointerdown', 'keydown'] as const;

/** Records the signed-in user's activity, on page load and as they keep using the dashboard. */
function useActivity() {
  const account = useAccount();
  const record = useTeamMember(account.uid);
  const own = record.status === 'ready' ? record.data : null;
  const isKnown = own !== null;
  const lastActive = own?.lastActive ?? null;
  useEffect(() => {
    if (!isKnown) return;
    const note = () => recordActivity(account, lastActive);
    const stop = whenIdle(note);
    for (const sign of activityEvents) window.addEventListener(sign, note, { passive: true });
    return () => {
      stop();
      for (const sign of activityEvents) window.removeEventListener(sign, note);
    };
  }, [account, isKnown, lastActive]);
}

/**
 * Keeps the page in sync with the user's changes on this and other devices: switches language and clock, and
 * signs out when the session is ended elsewhere.
 */
export function UserSync() {
  useActivity();
  const person = usePerson();
  const known = person.status === 'ready' ? person.data : null;
  const isKnown = known !== null;
  const { language = null, timeFormat = null, sessionsEndedAt = null } = known ?? {};
  useEffect(() => {
    if (isKnown) void setLocale({ language, timeFormat });
  }, [isKnown, language, timeFormat]);
  useEffect(() => {
    if (sessionsEndedAt !== null) void checkSession(sessionsEndedAt);
  }, [sessionsEndedAt]);
  return null;
}

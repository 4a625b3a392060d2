import { useEffect } from 'react';
import { noteActivity, useAccount, usePerson, useTeamMember } from 'shared-lib/data';
import { speakAs } from 'shared-lib/i18n';
import { confirmSession } from 'shared-lib/session';
import { whenIdle } from '../startup/whenIdle.ts';

/** What people do when they use a page. */
const signs = ['pointerdown', 'keydown'] as const;

/** Notes that whoever is signed in uses the dashboard: after the page has loaded, and as they go on. */
function useActivity() {
  const account = useAccount();
  const record = useTeamMember(account.uid);
  const own = record.status === 'ready' ? record.data : null;
  const isKnown = own !== null;
  const lastActive = own?.lastActive ?? null;
  useEffect(() => {
    if (!isKnown) return;
    const note = () => noteActivity(account, lastActive);
    const stop = whenIdle(note);
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    return () => {
      stop();
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, [account, isKnown, lastActive]);
}

/**
 * Lets the page follow what whoever is signed in does here or on another device: it speaks as they have chosen, and ends when they have
 * ended its session.
 */
export function FollowPerson() {
  useActivity();
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

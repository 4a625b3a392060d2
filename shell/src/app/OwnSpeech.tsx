import { useEffect } from 'react';
import { usePerson } from 'shared-lib/data';
import { speakAs } from 'shared-lib/i18n';

/** Lets the page speak as whoever is signed in has chosen, here or on another device. */
export function OwnSpeech() {
  const person = usePerson();
  const known = person.status === 'ready' ? person.data : null;
  const isKnown = known !== null;
  const language = known?.language ?? null;
  const timeFormat = known?.timeFormat ?? null;
  useEffect(() => {
    if (isKnown) void speakAs({ language, timeFormat });
  }, [isKnown, language, timeFormat]);
  return null;
}

import { useSyncExternalStore } from 'react';
import { firebaseApp } from '../../session/firebaseApp.ts';
import { useAccount } from '../useAccount.ts';
import { usageChoiceOf, usageChoicesKey, withUsageChoice, type UsageChoice } from './usageChoices.ts';

const watchers = new Set<() => void>();
/** What was chosen since the page was loaded, where the browser keeps nothing. */
let unkept: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(usageChoicesKey) ?? unkept;
  } catch {
    return unkept;
  }
}

function store(text: string) {
  unkept = text;
  try {
    localStorage.setItem(usageChoicesKey, text);
  } catch {
    // It holds until the page is left.
  }
  for (const onChange of [...watchers]) onChange();
}

/** Tells of choices made in this tab and in others. */
function watch(onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === usageChoicesKey || key === null) onChange();
  };
  watchers.add(onChange);
  window.addEventListener('storage', follow);
  return () => {
    watchers.delete(onChange);
    window.removeEventListener('storage', follow);
  };
}

/** Whether this site measures how it is used at all, given that a person allows it (spec section 7, Other). */
export const hasUsageStatistics = (): boolean => firebaseApp().config.measurementId !== undefined;

/**
 * What the person who is signed in said to usage statistics on this device, and the way to say something else.
 * @returns the choice, null for who has not said anything, and what keeps another one.
 */
export function useUsageChoice(): [UsageChoice | null, (choice: UsageChoice) => void] {
  const { uid } = useAccount();
  const choice = useSyncExternalStore(watch, () => usageChoiceOf(stored(), uid));
  return [choice, (chosen) => store(withUsageChoice(stored(), uid, chosen))];
}

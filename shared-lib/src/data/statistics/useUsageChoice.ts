import { useSyncExternalStore } from 'react';
import { useAccount } from '../useAccount.ts';
import { usageChoiceOf, usageChoicesKey, withUsageChoice, type UsageChoice } from './usageChoices.ts';

const watchers = new Set<() => void>();
/** The choice since the page was loaded, if the browser can't store it. */
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
    // It applies until the page is left.
  }
  for (const onChange of [...watchers]) onChange();
}

/** Notifies of choices in this tab and in others. */
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

/**
 * The signed-in user's answer about usage statistics on this device, and its setter.
 * @returns the choice, null if they haven't answered, and the function that stores another.
 */
export function useUsageChoice(): [UsageChoice | null, (choice: UsageChoice) => void] {
  const { uid } = useAccount();
  const choice = useSyncExternalStore(watch, () => usageChoiceOf(stored(), uid));
  return [choice, (chosen) => store(withUsageChoice(stored(), uid, chosen))];
}

import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReleases } from '../../modules/useModules.ts';
import { isFreeKey } from './isFreeKey.ts';

/** How long the letter after G may take, in milliseconds. */
const patience = 1500;

/** G and a letter open a page. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const releases = useReleases();

  // `navigate` changes with each address, which mustn't end the wait for the letter.
  const go = useEffectEvent(async (letter: string): Promise<void> => {
    const { goKeysOf } = await import(/* webpackChunkName: "shortcuts" */ './goKeys.ts');
    const key = goKeysOf(releases).find((one) => one.letter === letter);
    if (key) void navigate(key.address);
  });

  useEffect(() => {
    let pending: AbortController | null = null;
    const start = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'g' || event.shiftKey || event.repeat || !isFreeKey(event)) return;
      const wait = new AbortController();
      pending?.abort();
      pending = wait;
      const timer = setTimeout(() => wait.abort(), patience);
      wait.signal.addEventListener('abort', () => clearTimeout(timer));
      // First, so a shortcut of the page with the same letter doesn't take it.
      window.addEventListener('keydown', finish, { capture: true, signal: wait.signal });
    };
    const finish = (event: KeyboardEvent) => {
      pending?.abort();
      const letter = event.key.toLowerCase();
      if (event.shiftKey || !isFreeKey(event) || !/^[a-z]$/.test(letter)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void go(letter);
    };
    window.addEventListener('keydown', start);
    return () => {
      pending?.abort();
      window.removeEventListener('keydown', start);
    };
  }, []);
}

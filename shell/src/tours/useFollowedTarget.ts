import { useEffect } from 'react';
import { documentProbe } from './browserPorts.ts';

const placeOf = (element: HTMLElement) => JSON.stringify(element.getBoundingClientRect());

/**
 * Keeps the spotlight at a target that moves while the page around it loads. The library looks again only when the window's
 * size changes, so that is what it is told.
 */
export function useFollowedTarget(target: HTMLElement) {
  useEffect(() => {
    let place = placeOf(target);
    let height = document.documentElement.scrollHeight;
    const follow = () => {
      const now = placeOf(target);
      const { scrollHeight } = document.documentElement;
      if (now === place && scrollHeight === height) return;
      place = now;
      height = scrollHeight;
      window.dispatchEvent(new Event('resize'));
    };
    const stopWatching = documentProbe.onChange(follow);
    const sizes = new ResizeObserver(follow);
    sizes.observe(document.body);
    return () => {
      stopWatching();
      sizes.disconnect();
    };
  }, [target]);
}

import { useEffect } from 'react';
import { documentProbe } from './browserPorts.ts';

const placeOf = (element: HTMLElement) => JSON.stringify(element.getBoundingClientRect());

/**
 * Keeps the spotlight on a target that moves while the page loads. The library only repositions on window
 * resize, so this dispatches that event.
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

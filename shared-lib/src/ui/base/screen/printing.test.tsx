import { renderHook } from '@testing-library/react';
import { useIsPrinting } from './printing.ts';

const paper = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
window.matchMedia = () => paper as unknown as MediaQueryList;

test.each([true, false, true])('a list that appears knows whether the page is printing: %s', (matches) => {
  paper.matches = matches;
  const { result, unmount } = renderHook(useIsPrinting);
  expect(result.current).toBe(matches);
  unmount();
});

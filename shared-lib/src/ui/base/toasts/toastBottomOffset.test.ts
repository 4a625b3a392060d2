import { toastBottomOffset } from './toastBottomOffset.ts';

const phone = { width: 390, height: 844 };

test.each([
  ['no dialog', [], phone, 0],
  ['a dialog on a phone', [{ top: 764, right: 370 }], phone, 80],
  ['a short one in the middle', [{ top: 500, right: 370 }], phone, 344],
  [
    'one over another',
    [
      { top: 764, right: 370 },
      { top: 600, right: 370 },
    ],
    phone,
    244,
  ],
  ['one that has scrolled below', [{ top: 900, right: 370 }], phone, 0],
  ['a dialog far from the toasts', [{ top: 600, right: 940 }], { width: 1440, height: 900 }, 0],
  ['a dialog beside the toasts on a tablet', [{ top: 600, right: 670 }], { width: 900, height: 900 }, 300],
])('toasts over %s', (_, dialogs, screen, room) => {
  expect(toastBottomOffset(dialogs, screen)).toBe(room);
});

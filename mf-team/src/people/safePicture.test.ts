import { safePicture } from './safePicture.ts';

test.each([
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['http://pictures.example/a.png', null],
  ['javascript:alert(1)', null],
  ['https://user:secret@pictures.example/a.png', null],
  ['customers/one/a.png', null],
  ['', null],
  [null, null],
])('%s', (address, picture) => {
  expect(safePicture(address)).toBe(picture);
});

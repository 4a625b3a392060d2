import { storedFileOf } from './storedFileOf.ts';

const folder = 'customers/olivia/team/sam';
const file = 'customers%2Folivia%2Fteam%2Fsam%2Fa.webp';

test.each([
  [`https://firebasestorage.googleapis.com/v0/b/valet/o/${file}?alt=media&token=t`, `${folder}/a.webp`],
  [`http://127.0.0.1:9199/v0/b/valet/o/${file}?alt=media&token=t`, `${folder}/a.webp`],
  [`https://firebasestorage.googleapis.com/v0/b/another/o/${file}`, null],
  ['https://firebasestorage.googleapis.com/v0/b/valet/o/customers%2Folivia%2Fteam%2Fsamuel%2Fa.webp', null],
  ['https://firebasestorage.googleapis.com/v0/b/valet/o/%E0%A4%A', null],
  [`https://pictures.example/${file}`, null],
  ['not an address', null],
  ['', null],
  [null, null],
])('%s', (address, path) => {
  expect(storedFileOf(address, 'valet', folder)).toBe(path);
});

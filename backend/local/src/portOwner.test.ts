import { listeningInodes } from './portOwner.ts';

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1388 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 111 1 0000000000000000 100 0 0 10 0
   1: 0100007F:1388 0100007F:D431 01 00000000:00000000 00:00000000 00000000  1000        0 222 1 0000000000000000 20 4 30 10 -1
   2: 00000000:0016 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 333 1 0000000000000000 100 0 0 10 0
`;

it.each([
  ['listens', 5000, ['111']],
  ['listens with leading zeros', 22, ['333']],
  ['no process listens on', 5001, []],
])('finds the socket that %s', (_, port, inodes) => {
  expect(listeningInodes(table, port)).toEqual(inodes);
});

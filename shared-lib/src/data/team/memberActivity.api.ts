import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { clockInOutSchema, memberClockInsListed, paths, type ClockInOut } from '../../domain/index.ts';
import { api } from '../api.ts';
import { firestore } from '../firestore.ts';
import { listenToQuery } from '../listenTo.ts';
import { liveEndpoint } from '../live.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';

interface Member {
  customerId: string;
  memberId: string;
}

const memberActivityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToMemberClockInOuts: build.query({
      ...liveEndpoint<readonly ClockInOut[], Member>(
        'listenToMemberClockInOuts',
        ({ customerId, memberId }, onData, onError) =>
          listenToQuery(
            query(
              collection(firestore(), paths.clockInOuts(customerId)),
              where('memberId', '==', memberId),
              orderBy('serviceDate', 'desc'),
              limit(memberClockInsListed),
            ),
            clockInOutSchema,
            onData,
            onError,
          ),
      ),
    }),
  }),
});

/** The latest clock-ins and clock-outs of one member, the newest night first, live. */
export function useMemberClockInOuts(memberId: string) {
  const { customerId } = useAccount();
  return useLive<readonly ClockInOut[]>(
    memberActivityApi.useListenToMemberClockInOutsQuery({ customerId, memberId }),
  );
}

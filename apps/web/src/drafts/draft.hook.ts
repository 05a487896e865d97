import { useEffect, useState } from 'react';
import { useWork } from '../app/session.work.ts';
import type { DraftMachine } from './draft.machine.ts';
import type { Message } from './draft.model.ts';
import { hearTabs } from './draft.tabs.ts';
import { onWake } from './draft.wake.ts';
import type { Fields } from './merge.ts';

/**
 * A draft as long as its form is open: woken when the connection or the session is back, sent when the form is left or the
 * page hidden. `tabs` names it among the tabs of this browser; without a name it keeps to itself.
 */
export function useDraft<V, F extends Fields, I>(open: () => DraftMachine<V, F, I>, tabs?: string) {
  const [draft] = useState(open);
  const [status, setStatus] = useState(draft.status);

  useEffect(() => {
    const { dispatch } = draft;
    draft.listen(setStatus);
    setStatus(draft.status);
    dispatch({ type: 'opened' });
    const stops = [
      onWake(() => dispatch({ type: 'woken' })),
      ...(tabs === undefined ? [] : [hearTabs<Message<V, F>>(tabs, message => dispatch({ type: 'heard', message }))]),
    ];
    return () => {
      for (const stop of stops) stop();
      dispatch({ type: 'closed' });
    };
  }, [draft, tabs]);

  useWork(() => status.dirty || status.intent !== null);
  return { draft, status };
}

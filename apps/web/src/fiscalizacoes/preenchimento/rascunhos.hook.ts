import { useEffect, useState } from 'react';
import { readDrafts } from '../../outbox/device.store.ts';
import type { Preenchimento } from './preenchimento.model.ts';

/** The inspections that were begun on this device. */
export function useRascunhos(matricula: string): ReadonlySet<number> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    let atual = true;
    readDrafts<Preenchimento>(matricula, `fiscalizacao|${matricula}|`).then(
      lidos => atual && setIds(new Set(lidos.map(({ fiscalizacaoId }) => fiscalizacaoId))),
    );
    return () => {
      atual = false;
    };
  }, [matricula]);
  return ids;
}

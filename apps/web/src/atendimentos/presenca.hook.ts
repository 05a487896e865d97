import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLive } from '../app/live.hook.ts';
import { useReadsOnly } from '../app/person.hook.ts';
import { manterPresenca } from './atendimentos.mutations.ts';
import { listarPresencas, type Presenca } from './atendimentos.queries.ts';

/** The contract lets a presence live 75 seconds: one lost beat does not end it. */
const BATIDA_MS = 30_000;

/** Tells that this person has a unit's day open, and reads who else has. Failures are silent: it is a courtesy. */
export function usePresenca(lotacaoId: number | undefined, data: string | undefined): readonly Presenca[] {
  const [outras, setOutras] = useState<readonly Presenca[]>([]);
  const client = useQueryClient();
  const quieto = useReadsOnly();
  useLive(['atendimento'], async novidades => {
    if (quieto || lotacaoId === undefined || data === undefined) return;
    if (novidades !== 'tudo' && !novidades.some(mudanca => mudanca.lotacaoId === lotacaoId)) return;
    const doDia = await client.fetchQuery({ ...listarPresencas(data, data), staleTime: 0 }).catch(() => null);
    if (doDia) setOutras(doDia.filter(presenca => presenca.lotacaoId === lotacaoId));
  });
  useEffect(() => {
    if (quieto || lotacaoId === undefined || data === undefined) return;
    const chave = { lotacaoId, data };
    let aberta = true;
    const bater = () => {
      // A hidden tab sends nothing, so its presence expires.
      if (document.visibilityState === 'hidden') return;
      manterPresenca(chave, true).then(
        lidas => aberta && setOutras(lidas),
        () => undefined,
      );
    };
    bater();
    const relogio = setInterval(bater, BATIDA_MS);
    return () => {
      aberta = false;
      clearInterval(relogio);
      setOutras([]);
      manterPresenca(chave, false).catch(() => undefined);
    };
  }, [lotacaoId, data, quieto]);
  return outras;
}

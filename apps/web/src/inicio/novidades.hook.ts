import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from '../app/live.hook.ts';
import type { Papel } from '../app/session.queries.ts';

/** Ms between two readings, however many changes come: these homes count over every unit. */
const ENTRE_LEITURAS = {
  SOLICITANTE: 0,
  FISCALIZACAO: 2_000,
  ATENDIMENTO: 2_000,
  MONITORAMENTO: 5_000,
  GESTOR: 10_000,
  // Its shell has no live line: nothing comes.
  CONTROLE: 60_000,
} satisfies Record<Papel, number>;

/** Reads the home again when something it shows changed: at the first change at once, for the next ones together. */
export function useNovidades(papel: Papel) {
  const client = useQueryClient();
  const last = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ler = () => {
    last.current = Date.now();
    timer.current = undefined;
    client.invalidateQueries({ queryKey: ['obterInicio'] });
  };
  useLive(['pedido', 'atendimento', 'notificacao', 'ocorrencia', 'fiscalizacao', 'fechamento'], () => {
    timer.current ??= setTimeout(ler, Math.max(0, last.current + ENTRE_LEITURAS[papel] - Date.now()));
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

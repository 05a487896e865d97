import { useMutation } from '@tanstack/react-query';
import { assumirAtendimento, liberarAtendimento } from './atendimentos.mutations.ts';
import type { Atendimento } from './atendimentos.queries.ts';

export type Cuidado = ReturnType<typeof useResponsavel>;

/** Taking a case over and letting it go; null: this person may not. */
export function useResponsavel({ id: lotacaoId, data, acoes }: Atendimento) {
  const assumir = useMutation(assumirAtendimento());
  const liberar = useMutation(liberarAtendimento());
  const tomada = { lotacaoId, data, deOutraPessoa: acoes.includes('passar') };
  const pegar = () => {
    liberar.reset();
    return assumir.mutate(tomada);
  };
  const soltar = () => {
    assumir.reset();
    return liberar.mutate({ lotacaoId, data });
  };
  return {
    pegar: acoes.includes('assumir') || acoes.includes('passar') ? pegar : null,
    soltar: acoes.includes('liberar') ? soltar : null,
    assumir: () => assumir.mutateAsync(tomada),
    assumindo: assumir.isPending,
    liberando: liberar.isPending,
    ocupado: assumir.isPending || liberar.isPending,
    erro: assumir.error ?? liberar.error,
  };
}

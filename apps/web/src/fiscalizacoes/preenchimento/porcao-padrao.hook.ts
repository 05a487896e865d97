import { useMutation, useQuery } from '@tanstack/react-query';
import { mayOpen } from '../../app/access.rule.ts';
import { usePerson } from '../../app/person.hook.ts';
import { definirPorcaoPadrao } from '../fiscalizacoes.mutations.ts';
import { listarPorcoesPadrao, MONITORAMENTO } from '../fiscalizacoes.queries.ts';

export function usePorcaoPadrao(tipoAlimentacaoId: number) {
  const { session, accesses } = usePerson();
  const { data } = useQuery({ ...listarPorcoesPadrao(), enabled: mayOpen(MONITORAMENTO, session, accesses) });
  const definir = useMutation({ mutationFn: (foto: string | null) => definirPorcaoPadrao(tipoAlimentacaoId, foto) });
  const porcao = data?.itens.find(cada => cada.tipoAlimentacaoId === tipoAlimentacaoId) ?? null;
  return { porcao, definir, podeDefinir: data?.podeDefinir ?? false };
}

import { useMutation } from '@tanstack/react-query';
import { useMemo, useReducer, useState } from 'react';
import { ProblemError } from '../app/problem.error.ts';
import { estadoInicial, gradeReducer } from '../grid/grid.reducer.ts';
import { gradeDe, itensDe, valoresDoPedido, valoresIniciais } from './grade.model.ts';
import { enviarPedido, salvarPedido } from './pedidos.mutations.ts';
import type { Pedido, Preparo } from './pedidos.queries.ts';
import { useRascunhoLocal } from './rascunho-local.hook.ts';

/** Problems that mean "someone was here before you": the screen reads the order again and shows both. */
const DE_CONCORRENCIA = [409, 412];

/**
 * One unit's order for one day: what is typed, what the server holds and the two ways to the server.
 * `visto` is the version the person is looking at; a newer one on the server never replaces typed numbers by itself.
 */
export function usePedidoDoDia(preparo: Preparo, matricula: string, reler: () => void) {
  const grade = useMemo(() => gradeDe(preparo), [preparo]);
  const [visto, setVisto] = useState<Pedido | null>(preparo.pedido);
  const salvos = useMemo(() => valoresIniciais(grade, visto), [grade, visto]);
  const reducer = useMemo(() => gradeReducer(grade), [grade]);
  const [estado, agir] = useReducer(reducer, salvos, estadoInicial);
  const enviado = visto?.situacao === 'ENVIADO';
  const leitura = enviado || (visto ? !visto.acoes.includes('editar') : !preparo.acoes.includes('criar'));

  const chave = { matricula, lotacaoId: preparo.lotacao.id, data: preparo.data };
  const rascunho = useRascunhoLocal(chave, enviado ? salvos : estado.valores, salvos);

  const concorrencia = {
    onError: (error: Error) => {
      if (error instanceof ProblemError && DE_CONCORRENCIA.includes(error.status)) reler();
    },
  };
  const salvar = useMutation({ ...salvarPedido(), ...concorrencia, onSuccess: setVisto });
  const enviar = useMutation({ ...enviarPedido(), ...concorrencia, onSuccess: setVisto });

  const gravar = () =>
    salvar.mutateAsync({
      lotacaoId: preparo.lotacao.id,
      dataRefeicao: preparo.data,
      itens: itensDe(grade, estado.valores),
      visto,
    });

  const gravarEEnviar = async (justificativa?: string) => {
    const gravado = visto && !rascunho.sujo ? visto : await gravar();
    return enviar.mutateAsync({ visto: gravado, justificativa });
  };

  const doServidor = preparo.pedido;
  const outro = doServidor && doServidor.versao > (visto?.id === doServidor.id ? visto.versao : 0) ? doServidor : null;
  const aceitarOutro = () => {
    setVisto(outro);
    salvar.reset();
    enviar.reset();
    if (outro && !rascunho.sujo) agir({ tipo: 'recomecar', valores: valoresDoPedido(grade, outro) });
  };

  return {
    grade,
    estado,
    agir,
    visto,
    enviado,
    leitura,
    rascunho,
    salvar,
    enviar,
    gravar,
    gravarEEnviar,
    outro,
    aceitarOutro,
  };
}

export type PedidoDoDiaAberto = ReturnType<typeof usePedidoDoDia>;

import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { newKey } from '../../app/intent-key.ts';
import { serverNow } from '../../base/server-clock.ts';
import { trocasEntre } from '../../grid/grid.model.ts';
import { estadoInicial, gradeReducer, quantidadesAoVivo } from '../../grid/grid.reducer.ts';
import { gradeDe, quantidadesDoPedido, quantidadesIniciais } from '../grade/grade.model.ts';
import { type Campos, camposDe, camposDoPedido, OBSERVACAO, valoresDosCampos } from '../grade/rascunho.campos.ts';
import type { MotivoDoEnvio } from '../motivo/motivo.model.ts';
import type { Preparo } from '../pedidos.queries.ts';
import { useAjuste } from './ajuste-guardado.hook.ts';
import { useRascunho } from './rascunho.hook.ts';

export function usePedidoDoDia(preparo: Preparo, matricula: string) {
  const grade = useMemo(() => gradeDe(preparo), [preparo]);
  const reducer = useMemo(() => gradeReducer(grade), [grade]);
  const [estado, agir] = useReducer(reducer, quantidadesIniciais(grade, preparo.pedido, preparo.tipo), estadoInicial);
  const [observacao, setObservacao] = useState(preparo.pedido?.observacao ?? '');
  const aoVivo = quantidadesAoVivo(estado, grade);
  const campos = useMemo(() => camposDe(grade, aoVivo, observacao), [grade, aoVivo, observacao]);
  const agora = useRef({ grade, valores: estado.quantidades, meu: (_campo: string): boolean => false });
  agora.current = { ...agora.current, grade, valores: estado.quantidades };

  const aplicar = (chegados: Campos) => {
    const { grade: malha, valores: quantidades, meu } = agora.current;
    const novos = Object.fromEntries(Object.entries(chegados).filter(([campo]) => !meu(campo)));
    agir({ tipo: 'juntar', trocas: trocasEntre(quantidades, valoresDosCampos(malha, novos, quantidades)) });
    const nota = novos[OBSERVACAO];
    if (typeof nota === 'string') setObservacao(nota);
  };
  const [inicial] = useState(campos);
  const chave = { matricula, lotacaoId: preparo.lotacao.id, data: preparo.data, tipo: preparo.tipo };
  const rascunho = useRascunho({
    preparo,
    chave,
    inicial,
    camposDo: pedido => camposDoPedido(agora.current.grade, pedido),
    aplicar,
  });
  const { draft, status, oferta, pronto } = rascunho;

  const visto = status.seen;
  const enviado = visto !== null && visto.enviadoEm !== null && !visto.acoes.includes('editar');
  const fechado = enviado || (visto ? !visto.acoes.includes('editar') : !preparo.acoes.includes('criar'));
  // Until the person decides about an earlier visit's numbers, nothing new is written over them.
  const leitura = fechado || oferta !== null || !pronto;
  // A sent order's cells are typed over only for a change of it, which is a sending of its own.
  const ajuste = useAjuste({
    chave,
    enviado: enviado ? visto : null,
    camposDo: pedido => camposDoPedido(grade, pedido),
    campos,
    digitar: novos => agir({ tipo: 'trocar', quantidades: valoresDosCampos(grade, novos, estado.quantidades) }),
    draft,
  });
  const { ajustando } = ajuste;
  agora.current.meu = ajuste.meu;
  const comCelulaAberta = estado.edicao !== null;

  useEffect(() => {
    if (!leitura) draft.dispatch({ type: 'typed', fields: campos });
    else if (enviado && !ajustando && !comCelulaAberta) draft.dispatch({ type: 'typedLate', fields: campos });
  }, [draft, campos, leitura, enviado, ajustando, comCelulaAberta]);

  return {
    preparo,
    grade,
    estado,
    agir,
    aoVivo,
    observacao,
    setObservacao,
    visto,
    enviado,
    /** False until this computer has said what it keeps of the day: what was typed before that would be lost. */
    pronto,
    leitura,
    ajuste,
    terminarAjuste: () => {
      const { seen: atual } = draft.status;
      if (atual) agir({ tipo: 'recomecar', quantidades: quantidadesDoPedido(grade, atual) });
      ajuste.terminar();
    },
    fechado,
    rascunho,
    draft,
    status,
    enviar: (motivo: MotivoDoEnvio | null) =>
      draft.dispatch({
        type: 'sendAsked',
        intent: { chave: newKey(), motivo, em: new Date(serverNow()).toISOString() },
      }),
  };
}

export type PedidoDoDiaAberto = ReturnType<typeof usePedidoDoDia>;

import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { newKey } from '../app/intent-key.ts';
import { serverNow } from '../base/server-clock.ts';
import { trocasEntre } from '../grid/grid.model.ts';
import { estadoInicial, gradeReducer, valoresAoVivo } from '../grid/grid.reducer.ts';
import { useAjuste } from './ajuste-guardado.hook.ts';
import { gradeDe, valoresDoPedido, valoresIniciais } from './grade.model.ts';
import type { Preparo } from './pedidos.queries.ts';
import { type Campos, camposDe, camposDoPedido, OBSERVACAO, valoresDosCampos } from './rascunho.campos.ts';
import type { MotivoDoEnvio } from './rascunho-local.store.ts';
import { useSincronia } from './sincronia.hook.ts';

export function usePedidoDoDia(preparo: Preparo, matricula: string) {
  const grade = useMemo(() => gradeDe(preparo), [preparo]);
  const reducer = useMemo(() => gradeReducer(grade), [grade]);
  const [estado, agir] = useReducer(reducer, valoresIniciais(grade, preparo.pedido), estadoInicial);
  const [observacao, setObservacao] = useState(preparo.pedido?.observacao ?? '');
  const aoVivo = valoresAoVivo(estado, grade);
  const campos = useMemo(() => camposDe(grade, aoVivo, observacao), [grade, aoVivo, observacao]);
  const agora = useRef({ grade, valores: estado.valores, meu: (_campo: string): boolean => false });
  agora.current = { ...agora.current, grade, valores: estado.valores };

  const aplicar = (chegados: Campos) => {
    const { grade: malha, valores, meu } = agora.current;
    const novos = Object.fromEntries(Object.entries(chegados).filter(([campo]) => !meu(campo)));
    agir({ tipo: 'juntar', trocas: trocasEntre(valores, valoresDosCampos(malha, novos, valores)) });
    const nota = novos[OBSERVACAO];
    if (typeof nota === 'string') setObservacao(nota);
  };
  const [inicial] = useState(campos);
  const chave = { matricula, lotacaoId: preparo.lotacao.id, data: preparo.data, tipo: preparo.tipo };
  const rascunho = useSincronia({
    preparo,
    chave,
    inicial,
    camposDo: pedido => camposDoPedido(agora.current.grade, pedido),
    aplicar,
  });
  const { sync, estado: sincronia, oferta, pronto } = rascunho;

  const { visto } = sincronia;
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
    digitar: novos => agir({ tipo: 'trocar', valores: valoresDosCampos(grade, novos, estado.valores) }),
    sync,
  });
  const { ajustando } = ajuste;
  agora.current.meu = ajuste.meu;
  const comCelulaAberta = estado.edicao !== null;

  useEffect(() => {
    if (!leitura) sync.digitou(campos);
    else if (enviado && !ajustando && !comCelulaAberta) sync.digitouTarde(campos);
  }, [sync, campos, leitura, enviado, ajustando, comCelulaAberta]);

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
    leitura,
    ajuste,
    terminarAjuste: () => {
      const { visto: atual } = sync.estado();
      if (atual) agir({ tipo: 'recomecar', valores: valoresDoPedido(grade, atual) });
      ajuste.terminar();
    },
    fechado,
    rascunho,
    sync,
    sincronia,
    enviar: (motivo: MotivoDoEnvio | null) =>
      sync.enviar({ chave: newKey(), motivo, em: new Date(serverNow()).toISOString() }),
  };
}

export type PedidoDoDiaAberto = ReturnType<typeof usePedidoDoDia>;

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useDraft } from '../drafts/draft.hook.ts';
import { DraftMachine } from '../drafts/draft.machine.ts';
import { savedWhenAsked } from '../drafts/draft.model.ts';
import type { Fields } from '../drafts/merge.ts';
import { trocasEntre } from '../grid/grid.model.ts';
import { estadoInicial, gradeReducer } from '../grid/grid.reducer.ts';
import { editarProgramacao } from './programacoes.mutations.ts';
import { obterProgramacao, obterVersaoProgramacao, type Programacao } from './programacoes.queries.ts';
import { camposDe, type Digitado, itensDe, type Semana, valoresDe, valoresDosCampos } from './semana.model.ts';

const digitadoEm = (semana: Semana, { itens, regraFeriado, observacao }: Programacao): Digitado => ({
  valores: valoresDe(semana, itens),
  regraFeriado,
  observacao,
});

/** Whoever saved before may have cut the present version: the one valid today is then another. */
const reler = (client: QueryClient, { id, lotacaoId, situacao }: Programacao, hoje: string) =>
  situacao === 'FUTURA'
    ? client.fetchQuery({ ...obterVersaoProgramacao(id), staleTime: 0 })
    : client.fetchQuery({ ...obterProgramacao(lotacaoId, hoje), staleTime: 0 });

/** Saves one version, merged cell by cell with what somebody saved before. */
export function useQuantidades(semana: Semana, lida: Programacao, hoje: string) {
  const client = useQueryClient();
  const reducer = useMemo(() => gradeReducer(semana), [semana]);
  const [estado, agir] = useReducer(reducer, valoresDe(semana, lida.itens), estadoInicial);
  const [regraFeriado, setRegra] = useState(lida.regraFeriado);
  const [observacao, setObservacao] = useState(lida.observacao);
  const { quantidades } = estado;
  const digitado: Digitado = { valores: quantidades, regraFeriado, observacao: observacao || null };
  const agora = useRef(digitado);
  agora.current = digitado;

  const por = (novo: Digitado) => {
    agir({ tipo: 'juntar', trocas: trocasEntre(agora.current.valores, novo.valores) });
    setRegra(novo.regraFeriado);
    setObservacao(novo.observacao);
  };
  const { mutateAsync } = useMutation({
    mutationFn: ({ vista, campos }: { vista: Programacao; campos: Fields }) => {
      const { valores: quantidades, ...resto } = valoresDosCampos(semana, campos);
      return editarProgramacao(vista, { ...resto, itens: itensDe(semana, quantidades) });
    },
  });
  const { draft, status } = useDraft(
    () =>
      new DraftMachine<Programacao, Fields>(
        { seen: lida, fields: camposDe(digitado) },
        savedWhenAsked({
          fieldsOf: programacao => camposDe(digitadoEm(semana, programacao)),
          isNewer: (deles, vista) => deles.id !== vista.id || deles.versao > vista.versao,
        }),
        {
          save: (vista, campos) => mutateAsync({ vista: vista ?? lida, campos }),
          read: vista => reler(client, vista ?? lida, hoje),
          apply: campos => por(valoresDosCampos(semana, { ...camposDe(agora.current), ...campos })),
        },
      ),
  );
  useEffect(() => draft.dispatch({ type: 'arrived', version: lida, author: '' }), [draft, lida]);
  useEffect(
    () =>
      draft.dispatch({
        type: 'typed',
        fields: camposDe({ valores: quantidades, regraFeriado, observacao: observacao || null }),
      }),
    [draft, quantidades, regraFeriado, observacao],
  );
  const vista = status.seen ?? lida;
  const salvo = useMemo(() => digitadoEm(semana, vista), [semana, vista]);

  return {
    vista,
    estado,
    agir,
    digitado,
    salvo,
    status,
    setRegra,
    setObservacao,
    gravar: () => draft.dispatch({ type: 'saveAsked' }),
    /** Takes theirs where the person chose so, then saves over the version the choice was made on. */
    resolver: (escolhidos: Fields) => draft.dispatch({ type: 'resolved', fields: escolhidos }),
    descartar: () => {
      agir({ tipo: 'trocar', quantidades: salvo.valores });
      setRegra(salvo.regraFeriado);
      setObservacao(salvo.observacao);
    },
  };
}

export type QuantidadesAbertas = ReturnType<typeof useQuantidades>;

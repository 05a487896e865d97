import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { estadoInicial, gradeReducer } from '../grid/grid.reducer.ts';
import { salvarExcecao } from './programacoes.mutations.ts';
import {
  type Excecao,
  type MotivoExcecao,
  preverProgramacao,
  type TipoAlimentacao,
  type TipoPublico,
} from './programacoes.queries.ts';
import { diaDe, itensDoDia, valoresDoDia } from './semana.model.ts';

export interface ExcecaoAberta {
  lotacaoId: number;
  excecao: Excecao | null;
  dia: string | null;
  hoje: string;
  refeicoes: readonly TipoAlimentacao[];
  publicos: readonly TipoPublico[];
  close: () => void;
}

export interface CamposDaExcecao {
  inicio: string | null;
  fim: string | null;
  motivo: MotivoExcecao;
  descricao: string;
}

const camposEm = (excecao: Excecao | null, dia: string | null): CamposDaExcecao => ({
  inicio: excecao?.dataInicio ?? dia,
  fim: excecao?.dataFim ?? dia,
  motivo: excecao?.motivo ?? 'DIA_DE_VISITA',
  descricao: excecao?.descricao ?? '',
});

/** The form of one exception: its fields, its grid of a single day, and what the day would have without it. */
export function useExcecao({ lotacaoId, excecao, dia, hoje, refeicoes, publicos, close }: ExcecaoAberta) {
  const malha = useMemo(() => diaDe(refeicoes, publicos), [refeicoes, publicos]);
  const salvos = useMemo(() => valoresDoDia(malha, excecao?.itens ?? []), [malha, excecao]);
  const reducer = useMemo(() => gradeReducer(malha), [malha]);
  const [estado, agir] = useReducer(reducer, salvos, estadoInicial);
  const [campos, setCampos] = useState(() => camposEm(excecao, dia));
  const { inicio, fim, motivo, descricao } = campos;
  const doDia = useQuery({
    ...preverProgramacao(lotacaoId, { de: inicio ?? hoje, dias: 1 }),
    enabled: inicio !== null && inicio >= hoje,
  });
  const salvar = useMutation({
    mutationFn: () =>
      salvarExcecao(lotacaoId, excecao, {
        dataInicio: inicio ?? '',
        dataFim: fim ?? inicio ?? '',
        motivo,
        descricao: descricao.trim() || null,
        itens: itensDoDia(malha, estado.quantidades),
      }),
    onSuccess: close,
  });
  const daSemana = doDia.data?.dias[0];

  // A new exception starts from what the day would have had: the person changes what differs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the day's arrival fills an untouched grid
  useEffect(() => {
    if (daSemana && !excecao && estado.desfazer.length === 0) {
      agir({ tipo: 'recomecar', quantidades: valoresDoDia(malha, daSemana.itens) });
    }
  }, [daSemana]);

  return {
    malha,
    estado,
    agir,
    campos,
    mudar: (parte: Partial<CamposDaExcecao>) => setCampos(antes => ({ ...antes, ...parte })),
    salvar,
    daSemana,
    /** What the grid's marks of change compare with. */
    salvos: daSemana && !excecao ? valoresDoDia(malha, daSemana.itens) : excecao ? salvos : estado.quantidades,
  };
}

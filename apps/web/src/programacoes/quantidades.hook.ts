import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer, useState } from 'react';
import { ProblemError } from '../base/problem.error.ts';
import { iguais, type Valores } from '../grid/grid.model.ts';
import { estadoInicial, gradeReducer } from '../grid/grid.reducer.ts';
import { authorOf } from '../record/record.errors.ts';
import { merge } from '../record/record.merge.ts';
import type { Values } from '../record/record.model.ts';
import { editarProgramacao } from './programacoes.mutations.ts';
import {
  obterProgramacao,
  obterVersaoProgramacao,
  type Programacao,
  type RegraFeriado,
} from './programacoes.queries.ts';
import { camposDe, itensDe, type Semana, valoresDe, valoresDosCampos } from './semana.model.ts';

export interface Digitado {
  valores: Valores;
  regraFeriado: RegraFeriado;
  observacao: string | null;
}

export interface Conflito {
  chaves: string[];
  deles: Values;
  autor: string;
  vista: Programacao;
}

/** Other people may save between our reading and our writing again, but not for ever. */
const MAIS_JUNCOES = 3;

const digitadoEm = (semana: Semana, programacao: Programacao): Digitado => ({
  valores: valoresDe(semana, programacao.itens),
  regraFeriado: programacao.regraFeriado,
  observacao: programacao.observacao,
});

/** Saves one version, merged cell by cell with what somebody saved before. */
export function useQuantidades(semana: Semana, lida: Programacao, hoje: string) {
  const client = useQueryClient();
  const [vista, setVista] = useState(lida);
  const salvo = useMemo(() => digitadoEm(semana, vista), [semana, vista]);
  const reducer = useMemo(() => gradeReducer(semana), [semana]);
  const [estado, agir] = useReducer(reducer, salvo.valores, estadoInicial);
  const [regraFeriado, setRegra] = useState(salvo.regraFeriado);
  const [observacao, setObservacao] = useState(salvo.observacao);
  const [conflito, setConflito] = useState<Conflito | null>(null);
  const [juntadas, setJuntadas] = useState<{ celulas: number; autor: string } | null>(null);
  const digitado: Digitado = { valores: estado.valores, regraFeriado, observacao: observacao || null };
  const sujo =
    !iguais(digitado.valores, salvo.valores) ||
    regraFeriado !== salvo.regraFeriado ||
    digitado.observacao !== salvo.observacao;

  const por = (novo: Digitado) => {
    agir({ tipo: 'trocar', valores: novo.valores });
    setRegra(novo.regraFeriado);
    setObservacao(novo.observacao);
  };
  // Read again meanwhile: an unchanged form follows; one with work in it keeps the version it was typed over.
  if (lida !== vista && lida.id === vista.id && lida.versao > vista.versao && !sujo) {
    setVista(lida);
    agir({ tipo: 'recomecar', valores: valoresDe(semana, lida.itens) });
    setRegra(lida.regraFeriado);
    setObservacao(lida.observacao);
  }

  /** Whoever saved before may have cut the present version: the one valid today is then another. */
  const reler = ({ id, lotacaoId, situacao }: Programacao) =>
    situacao === 'FUTURA'
      ? client.fetchQuery({ ...obterVersaoProgramacao(id), staleTime: 0 })
      : client.fetchQuery({ ...obterProgramacao(lotacaoId, hoje), staleTime: 0 });

  const tentar = async (novo: Digitado, sobre: Programacao, restam: number): Promise<Programacao | null> => {
    try {
      const { valores, ...campos } = novo;
      return await editarProgramacao(sobre, { ...campos, itens: itensDe(semana, valores) });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 412 || restam === 0) throw error;
      const outra = await reler(sobre);
      const [antes, meus, deles] = [digitadoEm(semana, sobre), novo, digitadoEm(semana, outra)].map(camposDe) as [
        Values,
        Values,
        Values,
      ];
      const junto = merge(Object.keys(meus), antes, meus, deles);
      const resultado = valoresDosCampos(semana, junto.values);
      setVista(outra);
      por(resultado);
      setJuntadas(junto.taken.length ? { celulas: junto.taken.length, autor: authorOf(error) } : null);
      if (junto.conflicts.length === 0) return tentar(resultado, outra, restam - 1);
      setConflito({ chaves: junto.conflicts, deles, autor: authorOf(error), vista: outra });
      return null;
    }
  };

  const salvar = useMutation({
    mutationFn: ({ novo, sobre }: { novo: Digitado; sobre: Programacao }) => tentar(novo, sobre, MAIS_JUNCOES),
    onSuccess: salva => {
      if (!salva) return;
      setVista(salva);
      agir({ tipo: 'recomecar', valores: valoresDe(semana, salva.itens) });
    },
  });

  return {
    vista,
    estado,
    agir,
    digitado,
    salvo,
    sujo,
    juntadas,
    conflito,
    salvar,
    setRegra,
    setObservacao,
    gravar: () => {
      setConflito(null);
      setJuntadas(null);
      salvar.mutate({ novo: digitado, sobre: vista });
    },
    /** Takes theirs where the person chose so, then saves over the version the choice was made on. */
    resolver: (escolhidas: Values) => {
      if (!conflito) return;
      const novo = valoresDosCampos(semana, { ...camposDe(digitado), ...escolhidas });
      por(novo);
      setConflito(null);
      salvar.mutate({ novo, sobre: conflito.vista });
    },
    descartar: () => por(salvo),
  };
}

export type QuantidadesAbertas = ReturnType<typeof useQuantidades>;

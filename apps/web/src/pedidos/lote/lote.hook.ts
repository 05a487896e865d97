import { startTransition, useDeferredValue, useMemo, useReducer, useRef, useState } from 'react';
import { sentenceOf } from '../../base/problem.error.ts';
import { type Titulo, trocasEntre } from '../../grid/grid.model.ts';
import { estadoInicial, gradeReducer, quantidadesAoVivo } from '../../grid/grid.reducer.ts';
import { useEnvioDoLote } from './lote.envio.hook.ts';
import { comMarcas, linhasMudadas, type QuantidadesPorPar, valoresDasQuantidades } from './lote.linhas.ts';
import { type Coluna, chaveDaLinha, type GradeLote, gradeDoLote, valoresGravados } from './lote.model.ts';
import type { LinhaPreparo, PreparoEmLote } from './lote.queries.ts';
import { useRascunhosDoLote } from './lote.rascunhos.hook.ts';

export interface Lote {
  preparo: PreparoEmLote;
  /** What the server holds of each row now; it outlives a change of columns. */
  linhas: readonly LinhaPreparo[];
  setLinhas: (mudar: (linhas: readonly LinhaPreparo[]) => readonly LinhaPreparo[]) => void;
  colunas: readonly Coluna[];
  tituloDe: (linha: LinhaPreparo) => Titulo;
  /** Storage key on the device: whose rows these are, and which. */
  guarda: string;
}

export function useLote({ preparo, linhas, setLinhas, colunas, tituloDe, guarda }: Lote) {
  const grade = useMemo(
    () => gradeDoLote(preparo.regras, linhas, colunas, tituloDe),
    [preparo.regras, linhas, colunas, tituloDe],
  );
  const gravados = useMemo(() => valoresGravados(grade), [grade]);
  const reducer = useMemo(() => gradeReducer(grade), [grade]);
  const [estado, agir] = useReducer(reducer, gravados, estadoInicial);
  const aoVivo = useMemo(() => quantidadesAoVivo(estado, grade), [estado, grade]);
  const [marcas, setMarcas] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [em, setEm] = useState<string | null>(null);

  // A ref: answers that come later must see the screen as it is then.
  const agora = useRef({ grade, valores: aoVivo });
  agora.current = { grade, valores: aoVivo };
  const comLinhas = (novas: ReadonlyMap<string, QuantidadesPorPar>) =>
    agora.current.valores.map((row, n) => {
      const nova = novas.get(chaveEm(n));
      return nova ? valoresDasQuantidades(colunas, nova) : row;
    });

  // The key is rendered first; what is computed of every row (totals, marks, buttons) a moment later.
  const assentado = useDeferredValue(aoVivo);
  const mudadas = useMemo(() => linhasMudadas(grade, assentado, gravados), [grade, assentado, gravados]);
  const chaveEm = (n: number) => {
    const item = agora.current.grade.itens[n];
    return item ? chaveDaLinha(item) : '';
  };
  const receber = (versoes: ReadonlyMap<string, LinhaPreparo>) => {
    setEm(new Date().toISOString());
    setLinhas(antes => antes.map(linha => versoes.get(chaveDaLinha(linha)) ?? linha));
  };

  const rascunhos = useRascunhosDoLote({
    preparo,
    grade,
    guarda,
    aoVivo,
    editando: estado.edicao !== null,
    gravadas: receber,
    aplicar: novas => agir({ tipo: 'juntar', trocas: trocasEntre(agora.current.valores, comLinhas(novas)) }),
    recuperar: novas => agir({ tipo: 'trocar', quantidades: comLinhas(novas) }),
    tocar: chaves => startTransition(() => setMarcas(antes => comMarcas(antes, chaves))),
  });
  const { recusas, conflitos, fase } = rascunhos;
  const { envio, enviar, esquecerEnvio } = useEnvioDoLote(versoes => {
    rascunhos.linhas.dispatch(
      [...versoes].map(([chave, version]) => [chave, { type: 'arrived', version, author: '' }]),
    );
    receber(versoes);
  });
  const aSalvar = mudadas.filter(n => !conflitos.has(chaveEm(n)) && !recusas.has(chaveEm(n)));
  const salvamento =
    envio.estado === 'parado' ? { estado: fase.fase, em, erro: fase.erro && sentenceOf(fase.erro) } : { ...envio, em };

  const decidir = (chave: string, quem: 'meu' | 'deles') => {
    const conflito = rascunhos.linhas.all.get(chave)?.conflict;
    const deles = quem === 'deles' && conflito ? conflito.keys.map(par => [par, conflito.theirs[par] ?? 0]) : [];
    rascunhos.linhas.dispatch([[chave, { type: 'resolved', fields: Object.fromEntries(deles) }]]);
  };

  const aEnviar = useMemo(() => prontasParaEnviar(grade, mudadas, marcas), [grade, mudadas, marcas]);

  return {
    grade,
    estado,
    agir,
    aoVivo,
    assentado,
    gravados,
    mudadas,
    aSalvar,
    recusas,
    conflitos,
    decidir,
    salvamento,
    salvar: () => {
      esquecerEnvio();
      return rascunhos.salvar();
    },
    recuperadas: rascunhos.recuperadas,
    marcada: (chave: string) => marcas.get(chave) ?? false,
    marcar: (chaves: readonly string[], marca: boolean) => setMarcas(antes => comMarcas(antes, chaves, marca)),
    aEnviar,
    enviar,
  };
}

/** Marked, saved, with something in them. */
function prontasParaEnviar({ itens }: GradeLote, mudadas: readonly number[], marcas: ReadonlyMap<string, boolean>) {
  const sujas = new Set(mudadas);
  return itens.filter(
    (item, n) =>
      marcas.get(chaveDaLinha(item)) &&
      item.pedido &&
      item.acoes.includes('enviar') &&
      !sujas.has(n) &&
      item.solicitada.some(quantidade => (quantidade ?? 0) > 0),
  );
}

export type LoteAberto = ReturnType<typeof useLote>;

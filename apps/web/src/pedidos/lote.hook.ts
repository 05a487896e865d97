import { startTransition, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import type { Titulo, Troca } from '../grid/grid.model.ts';
import { estadoInicial, gradeReducer, valoresAoVivo } from '../grid/grid.reducer.ts';
import { useGuarda } from './lote.guarda.hook.ts';
import {
  comConflitos,
  comEnvio,
  comGravado,
  comMarcas,
  comRecusas,
  iguais,
  linhasMudadas,
  rascunhoDe,
  semChaves,
  trocarLinhas,
  vetorDe,
} from './lote.linhas.ts';
import { type CelulaEmConflito, juntarLinha } from './lote.merge.ts';
import { type Coluna, chaveDaLinha, edita, gradeDoLote, valoresGravados } from './lote.model.ts';
import { enviarEmLote, salvarEmLote } from './lote.mutations.ts';
import type { EnvioFeito, LinhaPreparo, PreparoEmLote, RascunhoGravado } from './lote.queries.ts';
import { type LinhaGuardada, lerLote } from './lote.store.ts';
import type { MotivoDoEnvio } from './rascunho-local.store.ts';

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

type Salvamento = { estado: 'parado' | 'salvando' | 'semConexao' | 'falhou'; em: string | null; erro: string | null };

const PARADO: Salvamento = { estado: 'parado', em: null, erro: null };
const ESPERA = 2_000;

export function useLote({ preparo, linhas, setLinhas, colunas, tituloDe, guarda }: Lote) {
  const grade = useMemo(
    () => gradeDoLote(preparo.regras, linhas, colunas, tituloDe),
    [preparo.regras, linhas, colunas, tituloDe],
  );
  const gravados = useMemo(() => valoresGravados(grade), [grade]);
  const reducer = useMemo(() => gradeReducer(grade), [grade]);
  const [estado, agir] = useReducer(reducer, gravados, estadoInicial);
  const aoVivo = useMemo(() => valoresAoVivo(estado, grade), [estado, grade]);
  const [recusas, setRecusas] = useState<ReadonlyMap<string, string>>(new Map());
  const [conflitos, setConflitos] = useState<ReadonlyMap<string, readonly CelulaEmConflito[]>>(new Map());
  const [marcas, setMarcas] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [salvamento, setSalvamento] = useState<Salvamento>(PARADO);
  const [recuperadas, setRecuperadas] = useState(0);

  // A ref: answers that come later must see the screen as it is then.
  const agora = useRef({ grade, gravados, valores: aoVivo });
  agora.current = { grade, gravados, valores: aoVivo };

  // The key is rendered first; what is computed of every row (totals, marks, buttons) a moment later.
  const assentado = useDeferredValue(aoVivo);
  const mudadas = useMemo(() => linhasMudadas(grade, assentado, gravados), [grade, assentado, gravados]);
  const chaveEm = (n: number) => {
    const item = agora.current.grade.itens[n];
    return item ? chaveDaLinha(item) : '';
  };

  useGuarda({
    guarda,
    aoVivo,
    gravados,
    grade,
    tocar: chaves =>
      startTransition(() => {
        setMarcas(antes => comMarcas(antes, chaves));
        setRecusas(antes => (chaves.some(chave => antes.has(chave)) ? semChaves(antes, chaves) : antes));
      }),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the grid opens
  useEffect(() => {
    lerLote(guarda).then(lote => {
      const { grade, gravados } = agora.current;
      const juntas = grade.itens.flatMap((item, linha) => {
        const guardada = lote[chaveDaLinha(item)];
        const servidor = gravados[linha] ?? [];
        if (!guardada || !edita(item)) return [];
        const de = (fonte: LinhaGuardada['base']) => colunas.map(({ par }, n) => fonte[par] ?? servidor[n] ?? 0);
        return [{ linha, chave: chaveDaLinha(item), ...juntarLinha(de(guardada.base), de(guardada.minha), servidor) }];
      });
      const novas = juntas.filter(({ linha, junta }) => !iguais(junta, gravados[linha]));
      if (novas.length === 0) return;
      agir({ tipo: 'trocar', valores: trocarLinhas(agora.current.valores, novas) });
      setConflitos(antes => comConflitos(antes, novas));
      setRecuperadas(novas.length);
    });
  }, []);

  const receber = (resultados: readonly RascunhoGravado[]) => {
    const { grade, gravados, valores } = agora.current;
    const por = new Map(resultados.map(feito => [`${feito.lotacaoId}|${feito.dataRefeicao}`, feito]));
    const trocas: Troca[] = [];
    const novosConflitos: { chave: string; conflitos: CelulaEmConflito[] }[] = [];
    grade.itens.forEach((item, linha) => {
      const feito = por.get(chaveDaLinha(item));
      if (feito?.resultado !== 'CONFLITO') return;
      const deles = vetorDe(preparo, feito.itens);
      const visto = colunas.map(({ par }) => deles[par] ?? 0);
      const minha = valores[linha] ?? [];
      const { junta, conflitos } = juntarLinha(gravados[linha] ?? [], minha, visto);
      novosConflitos.push({ chave: chaveDaLinha(item), conflitos });
      junta.forEach((valor, coluna) => {
        if (valor !== minha[coluna]) trocas.push({ em: { linha, coluna }, valor });
      });
    });
    if (trocas.length) agir({ tipo: 'juntar', trocas });
    setConflitos(antes => comConflitos(antes, novosConflitos));
    setRecusas(antes => comRecusas(antes, por));
    setLinhas(antes => antes.map(linha => comGravado(preparo, linha, por.get(chaveDaLinha(linha)))));
  };

  const tentar = async (trabalho: () => Promise<void>): Promise<boolean> => {
    setSalvamento(antes => ({ ...antes, estado: 'salvando' }));
    try {
      await trabalho();
      setSalvamento({ estado: 'parado', em: new Date().toISOString(), erro: null });
      return true;
    } catch (error) {
      const semConexao = error instanceof ProblemError && error.status === 0;
      setSalvamento(antes => ({
        ...antes,
        estado: semConexao ? 'semConexao' : 'falhou',
        erro: semConexao ? null : sentenceOf(error),
      }));
      return false;
    }
  };

  /** Rows to save now: changed, without an undecided conflict, and not just refused as they are. */
  const prontas = (linhas: readonly number[]) =>
    linhas.filter(n => !conflitos.get(chaveEm(n))?.length && !recusas.has(chaveEm(n)));
  const aSalvar = prontas(mudadas);
  const salvar = () => {
    const { grade, gravados, valores } = agora.current;
    const linhas = prontas(linhasMudadas(grade, valores, gravados));
    if (linhas.length === 0) return Promise.resolve(true);
    const pedidos = linhas.flatMap(n => {
      const item = grade.itens[n];
      return item ? [rascunhoDe(item, colunas, valores[n] ?? [], gravados[n] ?? [])] : [];
    });
    return tentar(() => salvarEmLote(pedidos, receber));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing starts the wait again; its result does not
  useEffect(() => {
    if (aSalvar.length === 0 || estado.edicao || salvamento.estado === 'salvando') return;
    const timer = setTimeout(salvar, salvamento.estado === 'parado' ? ESPERA : ESPERA * 5);
    return () => clearTimeout(timer);
  }, [assentado, aSalvar.length, estado.edicao, salvamento.estado]);

  const decidir = (chave: string, quem: 'meu' | 'deles') => {
    const linha = grade.itens.findIndex(item => chaveDaLinha(item) === chave);
    const celulas = conflitos.get(chave) ?? [];
    if (quem === 'deles') {
      agir({ tipo: 'juntar', trocas: celulas.map(({ coluna, deles }) => ({ em: { linha, coluna }, valor: deles })) });
    }
    setConflitos(antes => semChaves(antes, [chave]));
  };

  const marcada = (chave: string) => marcas.get(chave) ?? false;
  const aEnviar = useMemo(() => {
    const sujas = new Set(mudadas);
    return grade.itens.filter(
      (item, n) =>
        marcas.get(chaveDaLinha(item)) &&
        item.pedido &&
        item.acoes.includes('enviar') &&
        !sujas.has(n) &&
        item.solicitada.some(quantidade => (quantidade ?? 0) > 0),
    );
  }, [grade, mudadas, marcas]);

  const enviar = async (pedidos: readonly LinhaPreparo[], motivo: MotivoDoEnvio | null): Promise<EnvioFeito[]> => {
    const todos: EnvioFeito[] = [];
    const envios = pedidos.flatMap(({ pedido }) => (pedido ? [{ id: pedido.id, versao: pedido.versao }] : []));
    await tentar(() =>
      enviarEmLote(envios, motivo ?? {}, resultados => {
        todos.push(...resultados);
        const por = new Map(resultados.map(feito => [feito.id, feito]));
        setLinhas(antes => antes.map(linha => comEnvio(linha, por.get(linha.pedido?.id ?? 0))));
      }),
    );
    return todos;
  };

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
    salvar,
    recuperadas,
    marcada,
    marcar: (chaves: readonly string[], marca: boolean) => setMarcas(antes => comMarcas(antes, chaves, marca)),
    aEnviar,
    enviar,
  };
}

export type LoteAberto = ReturnType<typeof useLote>;

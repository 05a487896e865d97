import { useEffect, useMemo, useRef, useState } from 'react';
import { useWork } from '../../app/session.work.ts';
import { isDirty } from '../../drafts/draft.model.ts';
import { DraftRows, type RowDraft, type RowOutcome, RowRefused } from '../../drafts/draft.rows.ts';
import { onWake } from '../../drafts/draft.wake.ts';
import { merge } from '../../drafts/merge.ts';
import type { Quantidades } from '../../grid/grid.model.ts';
import { type CelulaEmConflito, comGravado, type QuantidadesPorPar, quantidadesDe, rascunhoDe } from './lote.linhas.ts';
import { type Coluna, chaveDaLinha, edita, type GradeLote } from './lote.model.ts';
import { salvarEmLote } from './lote.mutations.ts';
import type { LinhaPreparo, PreparoEmLote, RascunhoGravado } from './lote.queries.ts';
import { linhasGuardadas, prefixoDe } from './lote.store.ts';

type Linhas = DraftRows<LinhaPreparo, QuantidadesPorPar>;
export type RascunhosDoLote = ReadonlyMap<string, RowDraft<LinhaPreparo, QuantidadesPorPar>>;

/** Milliseconds after the last change. */
const PAUSA = 2_000;

export interface PropsDosRascunhos {
  preparo: PreparoEmLote;
  grade: GradeLote;
  /** Storage key on the device: whose rows these are, and which. */
  guarda: string;
  aoVivo: Quantidades;
  /** A cell is open. */
  editando: boolean;
  /** The server's rows as the answers come. */
  gravadas: (versoes: ReadonlyMap<string, LinhaPreparo>) => void;
  /** Quantities that came in from elsewhere. */
  aplicar: (linhas: ReadonlyMap<string, QuantidadesPorPar>) => void;
  /** The same, typed at an earlier visit: one step that can be undone. */
  recuperar: (linhas: ReadonlyMap<string, QuantidadesPorPar>) => void;
  /** The person changed these rows. */
  tocar: (chaves: readonly string[]) => void;
}

/** The rows typed on, each a draft of its own: kept on this device at every key, saved together. */
export function useRascunhosDoLote(props: PropsDosRascunhos) {
  const { guarda, aoVivo, editando } = props;
  const agora = useRef(props);
  agora.current = props;
  const [linhas] = useState(() => abrirLinhas(agora));
  const [rascunhos, setRascunhos] = useState<RascunhosDoLote>(linhas.all);
  const [recuperadas, setRecuperadas] = useState(0);

  useEffect(() => {
    linhas.listen(setRascunhos);
    const stop = onWake(() => linhas.wake());
    return () => {
      stop();
      linhas.close();
    };
  }, [linhas]);
  useEffect(() => linhas.hold(editando), [linhas, editando]);

  useEffect(() => {
    const { preparo, recuperar } = agora.current;
    linhasGuardadas.readAll(prefixoDe(guarda)).then(lidas => {
      const eventos = preparo.linhas.flatMap(linha => {
        const guardada = lidas[chaveDaLinha(linha)];
        return guardada && edita(linha) ? [retomada(linhas, chaveDaLinha(linha), guardada)] : [];
      });
      linhas.dispatch(eventos, todas => {
        const voltaram = new Map([...todas].filter(([chave]) => linhas.isDirty(chave)));
        setRecuperadas(voltaram.size);
        recuperar(voltaram);
      });
    });
  }, [linhas, guarda]);

  const antes = useRef(aoVivo);
  useEffect(() => {
    // The effects of a key run before its frame: what is kept then would be time the person waits. The timer is not
    // cleared, not even when the grid closes, so that what was typed last is kept too.
    if (aoVivo !== antes.current) setTimeout(() => digitadas(linhas, agora.current, antes));
  }, [linhas, aoVivo]);

  useWork(() => [...rascunhos.values()].some(isDirty));
  const { colunas } = props.grade;
  return {
    linhas,
    salvar: () => {
      digitadas(linhas, agora.current, antes);
      return linhas.save();
    },
    recuperadas,
    recusas: useMemo(() => recusasDe(rascunhos), [rascunhos]),
    conflitos: useMemo(() => conflitosDe(rascunhos, colunas), [rascunhos, colunas]),
    fase: useMemo(() => faseDe(rascunhos), [rascunhos]),
  };
}

type Agora = { readonly current: PropsDosRascunhos };

const abrirLinhas = (agora: Agora): Linhas => {
  const { grade } = agora.current;
  return new DraftRows(
    grade.itens.map(item => [chaveDaLinha(item), item] as const),
    {
      pause: PAUSA,
      fieldsOf: ({ solicitada }) => Object.fromEntries(grade.colunas.map(({ par }) => [par, solicitada[par] ?? 0])),
      isNewer: () => true,
      editable: edita,
      sendable: () => false,
      isOutrun: () => false,
      blank: 0,
      merge,
    },
    {
      save: (linhas, done) => {
        const { preparo, gravadas } = agora.current;
        const vistas = new Map(linhas.flatMap(({ key, seen }) => (seen ? [[key, seen] as const] : [])));
        const pedidos = linhas.flatMap(({ seen, base, fields }) =>
          seen ? [rascunhoDe(seen, grade.colunas, fields, base)] : [],
        );
        return salvarEmLote(pedidos, resultados => {
          const feitas = resultados.flatMap(feito => desfechoDe(preparo, vistas, feito));
          done(feitas);
          gravadas(new Map(feitas.flatMap(feita => ('refused' in feita ? [] : [[feita.key, versaoDe(feita)]]))));
        });
      },
      keep: guardadas => {
        const { guarda } = agora.current;
        return linhasGuardadas.writeAll(
          Object.fromEntries(
            Object.entries(guardadas).map(([chave, rascunho]) => [
              prefixoDe(guarda) + chave,
              rascunho && { minha: rascunho.mine, base: rascunho.base },
            ]),
          ),
        );
      },
      apply: linhas => agora.current.aplicar(linhas),
    },
  );
};

const versaoDe = (feita: { saved: LinhaPreparo } | { outrun: LinhaPreparo }) =>
  'saved' in feita ? feita.saved : feita.outrun;

function desfechoDe(
  preparo: PreparoEmLote,
  vistas: ReadonlyMap<string, LinhaPreparo>,
  feito: RascunhoGravado,
): RowOutcome<LinhaPreparo>[] {
  const key = `${feito.lotacaoId}|${feito.dataRefeicao}`;
  const vista = vistas.get(key);
  if (!vista) return [];
  if (feito.resultado === 'RECUSADO') return [{ key, refused: feito.detail ?? 'Esta linha não foi aceita.' }];
  const versao = comGravado(preparo, vista, feito);
  return [feito.resultado === 'CONFLITO' ? { key, outrun: versao, author: '' } : { key, saved: versao }];
}

function retomada(
  linhas: Linhas,
  chave: string,
  { minha, base }: { minha: QuantidadesPorPar; base: QuantidadesPorPar },
) {
  const daqui = linhas.all.get(chave)?.mine ?? {};
  const so = (de: QuantidadesPorPar): QuantidadesPorPar =>
    Object.fromEntries(Object.keys(daqui).map(par => [par, de[par] ?? daqui[par] ?? 0]));
  const kept = { mine: so(minha), base: so(base), inFlight: [], intent: null, leftover: null };
  return [chave, { type: 'resumed', kept, sameVersion: false }] as const;
}

/** A row whose numbers are another object was changed, by the person or by a merge. */
function digitadas(linhas: Linhas, { grade, aoVivo, tocar }: PropsDosRascunhos, antes: { current: Quantidades }) {
  const velhos = antes.current;
  antes.current = aoVivo;
  const chaves: string[] = [];
  const eventos = aoVivo.flatMap((row, n) => {
    const item = grade.itens[n];
    if (!item || row === velhos[n]) return [];
    chaves.push(chaveDaLinha(item));
    return [[chaveDaLinha(item), { type: 'typed', fields: quantidadesDe(grade.colunas, row) }] as const];
  });
  if (eventos.length === 0) return;
  linhas.dispatch(eventos);
  tocar(chaves.filter(chave => linhas.isDirty(chave)));
}

const recusasDe = (rascunhos: RascunhosDoLote): ReadonlyMap<string, string> =>
  new Map(
    [...rascunhos].flatMap(([chave, { error }]) => (error instanceof RowRefused ? [[chave, error.message]] : [])),
  );

const conflitosDe = (
  rascunhos: RascunhosDoLote,
  colunas: readonly Coluna[],
): ReadonlyMap<string, readonly CelulaEmConflito[]> =>
  new Map(
    [...rascunhos].flatMap(([chave, { conflict }]) => {
      if (!conflict) return [];
      const celulas = colunas.flatMap(({ par }, coluna) =>
        conflict.keys.includes(String(par))
          ? [{ coluna, meu: conflict.mine[par] ?? 0, deles: conflict.theirs[par] ?? 0 }]
          : [],
      );
      return [[chave, celulas]];
    }),
  );

/** The call that concerns the rows as a whole; what a rule says of one row is that row's. */
function faseDe(rascunhos: RascunhosDoLote): {
  fase: 'parado' | 'salvando' | 'semConexao' | 'falhou';
  erro: Error | null;
} {
  const todos = [...rascunhos.values()];
  if (todos.some(({ call }) => call !== null)) return { fase: 'salvando', erro: null };
  if (todos.some(({ phase }) => phase === 'offline' || phase === 'signedOut'))
    return { fase: 'semConexao', erro: null };
  const erro = todos.find(({ error }) => error !== null && !(error instanceof RowRefused))?.error ?? null;
  return { fase: erro ? 'falhou' : 'parado', erro };
}

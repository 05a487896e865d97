import { useEffect, useRef } from 'react';
import type { Valores } from '../grid/grid.model.ts';
import { iguais } from './lote.linhas.ts';
import { chaveDaLinha, type GradeLote } from './lote.model.ts';
import { guardarLinhas, type LinhaGuardada } from './lote.store.ts';

interface Guarda {
  guarda: string;
  aoVivo: Valores;
  gravados: Valores;
  grade: GradeLote;
  tocar: (chaves: readonly string[]) => void;
}

/** Every change is stored on this device as soon as it is painted, a row at a time; a saved row is removed. */
export function useGuarda({ guarda, aoVivo, gravados, grade, tocar }: Guarda) {
  const antes = useRef({ aoVivo, gravados });
  useEffect(() => {
    const escrever = () => {
      const { aoVivo: velhos, gravados: velhosGravados } = antes.current;
      if (aoVivo === velhos && gravados === velhosGravados) return;
      antes.current = { aoVivo, gravados };
      const { escritas, tocadas } = oQueMudou(
        grade,
        { aoVivo, gravados },
        { aoVivo: velhos, gravados: velhosGravados },
      );
      if (Object.keys(escritas).length) void guardarLinhas(guarda, escritas);
      if (tocadas.length) tocar(tocadas);
    };
    // The effects of a key run before its frame: writing then would be time the person waits. The timer is not cleared,
    // not even when the grid closes, so that what was typed last is written too.
    if (aoVivo !== antes.current.aoVivo || gravados !== antes.current.gravados) setTimeout(escrever);
  }, [aoVivo, gravados, grade, guarda, tocar]);
}

type Numeros = Pick<Guarda, 'aoVivo' | 'gravados'>;

/** The rows to write (null: to forget) and those whose numbers the person changed. */
function oQueMudou(grade: GradeLote, { aoVivo, gravados }: Numeros, velhos: Numeros) {
  const escritas: Record<string, LinhaGuardada | null> = {};
  const tocadas: string[] = [];
  aoVivo.forEach((row, n) => {
    const item = grade.itens[n];
    const [velha, velhaBase] = [velhos.aoVivo[n], velhos.gravados[n]];
    if (!item || (row === velha && gravados[n] === velhaBase)) return;
    const base = gravados[n] ?? [];
    const mudou = !iguais(row, base);
    if (!mudou && row === velha && iguais(base, velhaBase)) return;
    const por = (fonte: readonly number[]) =>
      Object.fromEntries(grade.colunas.map(({ par }, coluna) => [par, fonte[coluna] ?? 0]));
    escritas[chaveDaLinha(item)] = mudou ? { minha: por(row), base: por(base) } : null;
    if (mudou && row !== velha) tocadas.push(chaveDaLinha(item));
  });
  return { escritas, tocadas };
}

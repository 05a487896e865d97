import { useMemo, useState } from 'react';
import { faixaDe } from '../../grid/grid.reducer.ts';
import { formatCount } from '../../ui/number.format.ts';
import type { LoteAberto } from './lote.hook.ts';
import { chaveDaLinha, edita } from './lote.model.ts';

/** Marks rows for sending: all of them, or those selected in the grid. `fala` says what the latter did. */
export function useMarcacao({ grade, estado, marcada, marcar }: LoteAberto) {
  const [fala, setFala] = useState('');
  const editaveis = useMemo(() => grade.itens.filter(edita).map(chaveDaLinha), [grade]);
  return {
    fala,
    possivel: editaveis.length > 0,
    todas: editaveis.length > 0 && editaveis.every(marcada),
    marcarTodas: (marca: boolean) => marcar(editaveis, marca),
    alternar: () => {
      const { de, ate } = faixaDe(estado);
      const chaves = grade.itens
        .slice(de.linha, ate.linha + 1)
        .filter(edita)
        .map(chaveDaLinha);
      const marca = !chaves.every(marcada);
      marcar(chaves, marca);
      setFala(falaDe(chaves.length, marca));
    },
  };
}

function falaDe(quantas: number, marca: boolean) {
  if (quantas === 0) return 'Esta linha não aceita pedido: não há o que marcar.';
  const [uma, varias] = marca
    ? (['linha marcada', 'linhas marcadas'] as const)
    : (['linha desmarcada', 'linhas desmarcadas'] as const);
  return `${formatCount(quantas, uma, varias)} para enviar.`;
}
